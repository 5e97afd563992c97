/** Public values: the secrets of `deploy/docker/trial-secrets`, and earlier defaults. */
const PUBLISHED = new Set([
  'manzil-trial',
  'manzil-media-upload',
  'manzil-web-token',
  'manzil-second-factor-key',
  '/manzil-team-door-8c41f7e2b09d',
]);
/** Prefix of the trial secrets that are not in the list. */
const PREFIX = /^\/?trial-only-/;

/**
 * Returns an error for each of the variables `names` that holds a trial secret, also as the password of a URL. Empty
 * if `PUBLIC_URL` is local.
 */
export function refusedTrialSecrets(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  if (isLocal(env.PUBLIC_URL)) return [];
  return names
    .filter((name) => secretsIn(env[name]).some((secret) => PUBLISHED.has(secret) || PREFIX.test(secret)))
    .map((name) => `${name}: is a trial secret that everybody knows; deploy/make-secrets.sh makes real ones`);
}

const LOCAL = /^https?:\/\/(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?([/?#]|$)/i;

/** An unset address is the default one, which is local. */
const isLocal = (address = ''): boolean => address === '' || LOCAL.test(address);

const PASSWORD_OF_URL = /^\w+:\/\/[^/@]*:([^/@]*)@/;

const secretsIn = (value = ''): string[] => [value, PASSWORD_OF_URL.exec(value)?.[1] ?? ''];
