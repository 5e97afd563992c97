import { readFileSync } from 'node:fs';
import { imageHosts } from '@manzil/contracts/image-hosts';
import { refusedTrialSecrets } from '@manzil/contracts/trial-secrets';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

export const configSchema = z.object({
  /** Port to listen on; 0 takes any free one, which is logged. */
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(9300),
  /** Health and metrics, for processes on the same host; 0 takes any free port, which is logged. */
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The gateway at its internal port, whose public API the pages are made from. */
  API_URL: httpUrl.default('http://127.0.0.1:8080'),
  /** Requests to the gateway wait at least this long, on machines too slow for their usual deadlines. */
  RPC_MIN_DEADLINE_MS: z.coerce.number().int().positive().optional(),
  /** Secret shared with the gateway; proves that a form is forwarded for a visitor. */
  WEB_TOKEN: z.string().min(8).optional(),
  /** Public URL of the site; base of canonical links and Open Graph. */
  PUBLIC_URL: httpUrl.default('http://localhost:8080'),
  /** The path of the staff login; nothing links to it. */
  ADMIN_LOGIN_PATH: z
    .string()
    .regex(/^\/[\w-]{8,100}$/, 'must be a slash and 8 to 100 letters, digits, dashes or underscores')
    .optional(),
  /** Hosts other than our own from which pages may show pictures; the same value as for the listings service. */
  IMAGE_HOSTS: imageHosts,
  /** URL of the operator's own map style; its tiles, fonts and icons must be on the same host. */
  MAP_STYLE_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Folder with files that replace files of the map's open data. */
  MAP_DATA_DIR: z.string().min(1).optional(),
  /** `off` removes the service worker from browsers that have it. */
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  /**
   * Chat number with country code, which overrides that of Agency Details; spaces and a leading + are allowed. Empty is
   * the same as unset.
   */
  WHATSAPP_NUMBER: z
    .string()
    .transform((text) => text.replace(/[\s+()-]/g, ''))
    .pipe(z.string().regex(/^(\d{7,15})?$/, 'must be an international phone number'))
    .transform((digits) => digits || undefined)
    .optional(),
});

/** @typedef {z.output<typeof configSchema>} WebConfig */

/**
 * `NAME_FILE` holds the path of a file with the secret `NAME`; an empty file is none.
 * @param {NodeJS.ProcessEnv} env
 */
function withSecretFiles(env) {
  const values = { ...env };
  for (const name of ['WEB_TOKEN', 'ADMIN_LOGIN_PATH']) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) refuse([`${name}: is given itself and by ${name}_FILE, only one of them may be`]);
    try {
      values[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      refuse([`${name}_FILE: ${file} cannot be read`]);
    }
  }
  return values;
}

/**
 * @param {string[]} complaints
 * @returns {never}
 */
function refuse(complaints) {
  for (const complaint of complaints) process.stderr.write(`Configuration: ${complaint}\n`);
  process.exit(1);
}

/**
 * Reads the configuration; a bad value, or a trial secret where `PUBLIC_URL` is not local, ends the process with a
 * message that names the variable.
 * @param {NodeJS.ProcessEnv} env
 * @returns {WebConfig}
 */
export function loadConfig(env) {
  const values = withSecretFiles(env);
  const trialSecrets = refusedTrialSecrets(values, Object.keys(configSchema.shape));
  if (trialSecrets.length > 0) return refuse(trialSecrets);
  const result = configSchema.safeParse(values);
  if (result.success) return result.data;
  return refuse(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}
