import { readFileSync } from 'node:fs';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const schema = z.object({
  /** Port to listen on; 0 takes any free one and says which in the log. */
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(9300),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The gateway, whose public API the pages are made from. */
  API_URL: httpUrl.default('http://127.0.0.1:8080'),
  /** Proves to the gateway that a form is handed on for a visitor; the same as the gateway's. */
  WEB_TOKEN: z.string().min(8).optional(),
  /** Address visitors see: canonical links and Open Graph are built on it. */
  PUBLIC_URL: httpUrl.default('http://localhost:8080'),
  /** Where staff log in; nothing links to it. */
  ADMIN_LOGIN_PATH: z
    .string()
    .regex(/^\/[\w-]{8,100}$/, 'must be a slash and 8 to 100 letters, digits, dashes or underscores')
    .optional(),
  /** The agency's chat number with country code; spaces and a leading + are allowed. */
  WHATSAPP_NUMBER: z
    .string()
    .transform((text) => text.replace(/[\s+()-]/g, ''))
    .pipe(z.string().regex(/^\d{7,15}$/, 'must be an international phone number'))
    .default('971500000000'),
});

/** @typedef {z.output<typeof schema>} WebConfig */

/**
 * `WEB_TOKEN_FILE` holds the path of a file with `WEB_TOKEN`; an empty file is none.
 * @param {NodeJS.ProcessEnv} env
 */
function withSecretFile(env) {
  const { WEB_TOKEN_FILE: file } = env;
  if (!file) return env;
  try {
    return { ...env, WEB_TOKEN: readFileSync(file, 'utf8').trim() || undefined };
  } catch {
    process.stderr.write(`Configuration: WEB_TOKEN_FILE: ${file} cannot be read\n`);
    return process.exit(1);
  }
}

/**
 * Reads the configuration; a bad value ends the process with a message that names the variable.
 * @param {NodeJS.ProcessEnv} env
 * @returns {WebConfig}
 */
export function loadConfig(env) {
  const result = schema.safeParse(withSecretFile(env));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    process.stderr.write(`Configuration: ${issue.path.join('.')}: ${issue.message}\n`);
  }
  process.exit(1);
}
