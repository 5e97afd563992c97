import { refusedTrialSecrets } from '@manzil/contracts/trial-secrets';
import type { NatsAccess } from '@manzil/messaging/connection/nats-link';
import { z } from 'zod';
import { withSecretFiles } from './secret-files.js';

/** An environment variable that is set to nothing counts as not set. */
const emptyAsAbsent = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads the configuration of a process, secrets also from files ({@link withSecretFiles}); a bad value, or a trial
 * secret where `PUBLIC_URL` is not local, stops it with a message that names the variable.
 */
export function loadConfig<T extends z.ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
): z.output<T> {
  const names = namesOf(schema);
  const values = emptyAsAbsent(withFiles(env, names));
  const trialSecrets = refusedTrialSecrets(values, names);
  if (trialSecrets.length > 0) return refuse(trialSecrets);
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  return refuse(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

/** The variables of a schema, also of one that makes something else of them. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/**
 * All that {@link loadConfig} reads for a schema: its variables, those that name files or passwords for them, and
 * the address by which it judges trial secrets.
 */
export const variablesOf = (schema: z.ZodType): string[] => [
  'PUBLIC_URL',
  ...namesOf(schema).flatMap((name) => {
    const password = name.replace(/_DATABASE_URL$/, '_DATABASE_PASSWORD');
    return [...new Set([name, password])].flatMap((each) => [each, `${each}_FILE`]);
  }),
];

function withFiles(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(env, names);
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)]);
  }
}

function refuse(complaints: readonly string[]): never {
  for (const complaint of complaints) process.stderr.write(`Configuration: ${complaint}\n`);
  return process.exit(1);
}

/** `1`, `true`, `yes`, `on` and their opposites. */
export const flag = (byDefault: boolean) => z.stringbool().default(byDefault);

export const port = z.coerce.number().int().min(0).max(65_535);

/** What every service reads. `OPS_PORT` 0 means any free port, named in the log. */
export const commonConfig = z.object({
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).default('nats://127.0.0.1:4222'),
  /** Who this process is on the bus; its own name without it. */
  NATS_USER: z.string().min(1).optional(),
  /** A server without users needs none. */
  NATS_PASSWORD: z.string().min(1).optional(),
  /** Certificate authorities that vouch for the NATS server: the connection must be encrypted then. */
  NATS_TLS_CA_FILE: z.string().optional(),
  /** Certificate and key that this process shows to a server that wants one. */
  NATS_TLS_CERT_FILE: z.string().optional(),
  NATS_TLS_KEY_FILE: z.string().optional(),
  /** Certificate authorities that vouch for PostgreSQL: connections must be encrypted then. */
  DATABASE_TLS_CA_FILE: z.string().optional(),
  /** Servers of a NATS cluster that keep each message, 1 without it; more than there are servers cannot be had. */
  NATS_STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).optional(),
  OPS_PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** How a process gets onto the bus, by the variables of {@link commonConfig}. */
export function natsAccess(
  config: Partial<z.output<typeof commonConfig>> & { NATS_URL: string },
): NatsAccess {
  const url = new URL(config.NATS_URL);
  const { NATS_TLS_CA_FILE: caFile, NATS_TLS_CERT_FILE: certFile, NATS_TLS_KEY_FILE: keyFile } = config;
  const user = config.NATS_USER ?? decodeURIComponent(url.username);
  const password = config.NATS_PASSWORD ?? decodeURIComponent(url.password);
  return {
    url: `${url.protocol}//${url.host}`,
    ...(user !== '' && { user }),
    ...(password !== '' && { password }),
    ...((caFile ?? certFile) !== undefined && {
      tls: { ...(caFile && { caFile }), ...(certFile && { certFile }), ...(keyFile && { keyFile }) },
    }),
  };
}

export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Names separated by commas. */
export const nameList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
