import { withoutLinkTokens } from '@manzil/contracts/secret-paths';

/**
 * One JSON line an entry, in the same shape as the services' logs. A message may name a URL, as messages of the router
 * do: the tokens of links are left out.
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} msg
 * @param {Record<string, unknown>} [fields]
 */
export function log(level, msg, fields = {}) {
  process.stdout.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), service: 'web', ...fields, msg: withoutLinkTokens(msg) })}\n`,
  );
}
