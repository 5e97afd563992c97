import { refusedTrialSecrets } from '@manzil/contracts/trial-secrets';
import type { NatsAccess } from '@manzil/messaging/connection/nats-link';
import { z } from 'zod';
import type { DatabaseTls } from './database.js';
import { withSecretFiles } from './secret-files.js';

/** Treats empty environment variables as not set. */
const emptyAsAbsent = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads the configuration of a process, secrets also from files ({@link withSecretFiles}). An invalid value, or a
 * trial secret where `PUBLIC_URL` is not local, ends the process with a message that names the variable.
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

/** Returns the variables of a schema, also of one with a transformation. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/**
 * Returns all variables that {@link loadConfig} reads for a schema: its own, the ones that name files or passwords for
 * them, and `PUBLIC_URL`, which decides whether trial secrets are allowed.
 */
export const variablesOf = (schema: z.ZodType): string[] => [
  'PUBLIC_URL',
  ...namesOf(schema).flatMap((name) => {
    const password = name.replace(/_DATABASE_URL$/, '_DATABASE_PASSWORD');
    return [...new Set([name, password])].flatMap((each) => [each, `${each}_FILE`]);
  }),
];

/** URL of the site, which deployments give to every process; empty if unknown. */
export const siteUrl = (): string => process.env.PUBLIC_URL ?? '';

function withFiles(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(env, names);
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)]);
  }
}

function refuse(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`Configuration: ${problem}\n`);
  return process.exit(1);
}

/** `1`, `true`, `yes`, `on` and their opposites. */
export const flag = (byDefault: boolean) => z.stringbool().default(byDefault);

export const port = z.coerce.number().int().min(0).max(65_535);

/** A comma-separated list of names. */
export const nameList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** The variables that every service reads. `OPS_PORT` 0 means any free port, which the log names. */
export const commonConfig = z.object({
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).default('nats://127.0.0.1:4222'),
  /** The NATS user of this process; default: its own name. */
  NATS_USER: z.string().min(1).optional(),
  /** Not needed where the server has no users. */
  NATS_PASSWORD: z.string().min(1).optional(),
  /** File with the certificate authorities of the NATS server; requires an encrypted connection. */
  NATS_TLS_CA_FILE: z.string().optional(),
  /** Certificate and key of this process, for a server that requires client certificates. */
  NATS_TLS_CERT_FILE: z.string().optional(),
  NATS_TLS_KEY_FILE: z.string().optional(),
  /** File with the certificate authorities of PostgreSQL; requires encrypted connections. */
  DATABASE_TLS_CA_FILE: z.string().optional(),
  /** Certificate and key of this process, for a PostgreSQL server that requires them; the certificate names the role. */
  DATABASE_TLS_CERT_FILE: z.string().optional(),
  DATABASE_TLS_KEY_FILE: z.string().optional(),
  /** Number of NATS servers that store each message, default 1, at most the size of the cluster. */
  NATS_STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).optional(),
  /** Requests to other processes wait at least this long, on machines too slow for the deadlines of the contracts. */
  RPC_MIN_DEADLINE_MS: z.coerce.number().int().positive().optional(),
  OPS_PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  /** Addresses or host names that health and metrics listen on, separated by commas; default: HOST. */
  OPS_HOST: nameList.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Returns the NATS connection options from the variables of {@link commonConfig}. */
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

/** The variables of {@link commonConfig} for encrypted connections to PostgreSQL. */
export const databaseTlsConfig = commonConfig.pick({
  DATABASE_TLS_CA_FILE: true,
  DATABASE_TLS_CERT_FILE: true,
  DATABASE_TLS_KEY_FILE: true,
});

/** Returns undefined when no file is configured; the URL decides about encryption then. */
export function databaseTls(config: z.output<typeof databaseTlsConfig>): DatabaseTls | undefined {
  const {
    DATABASE_TLS_CA_FILE: caFile,
    DATABASE_TLS_CERT_FILE: certFile,
    DATABASE_TLS_KEY_FILE: keyFile,
  } = config;
  return (caFile ?? certFile) === undefined ? undefined : { caFile, certFile, keyFile };
}

export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
