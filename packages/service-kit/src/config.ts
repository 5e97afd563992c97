import { z } from 'zod';
import { withSecretFiles } from './secret-files.js';

/** An environment variable that is set to nothing counts as not set. */
const emptyAsAbsent = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads the configuration of a process, secrets also from files ({@link withSecretFiles}); a bad value stops it
 * with a message that names the variable.
 */
export function loadConfig<T extends z.ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
): z.output<T> {
  const result = schema.safeParse(emptyAsAbsent(withFiles(env, namesOf(schema))));
  if (result.success) return result.data;
  return refuse(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

/** The variables of a schema, also of one that makes something else of them. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

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
  /** Servers of a NATS cluster that keep each message, 1 without it; more than there are servers cannot be had. */
  NATS_STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).optional(),
  OPS_PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

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
