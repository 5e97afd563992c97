import { z } from 'zod';

/** An environment variable that is set to nothing counts as not set. */
const emptyAsAbsent = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Reads the configuration of a process; a bad value stops it with a message that names the variable. */
export function loadConfig<T extends z.ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
): z.output<T> {
  const result = schema.safeParse(emptyAsAbsent(env));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    process.stderr.write(`Configuration: ${issue.path.join('.')}: ${issue.message}\n`);
  }
  return process.exit(1);
}

/** `1`, `true`, `yes`, `on` and their opposites. */
export const flag = (byDefault: boolean) => z.stringbool().default(byDefault);

export const port = z.coerce.number().int().min(0).max(65_535);

/** What every service reads. `OPS_PORT` 0 means any free port, named in the log. */
export const commonConfig = z.object({
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).default('nats://127.0.0.1:4222'),
  OPS_PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
