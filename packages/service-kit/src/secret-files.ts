import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds values from files: `NAME_FILE` is the path of a file with the value of `NAME`, so that a secret is in no process
 * list and no container description. A `…_DATABASE_PASSWORD`, given either way, becomes part of its `…_DATABASE_URL`.
 * Only `names` are read. An empty file means that the value is not set.
 * @throws Error that names the variable whose file cannot be read, or that is given twice
 */
export function withSecretFiles(
  env: Environment,
  names: readonly string[],
): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = { ...env };
  const take = (name: string): string | undefined => {
    const file = env[`${name}_FILE`];
    if (!file) return env[name] || undefined;
    if (env[name]) throw new Error(`${name}: is given itself and by ${name}_FILE, only one of them may be`);
    return readSecret(`${name}_FILE`, file);
  };
  for (const name of names) {
    values[name] = take(name);
    if (!name.endsWith('_DATABASE_URL')) continue;
    const password = take(name.replace(/_URL$/, '_PASSWORD'));
    if (password !== undefined) values[name] = withPassword(values[name], password);
  }
  return values;
}

function readSecret(name: string, file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new Error(`${name}: ${file} cannot be read`, { cause: error });
  }
}

/** Returns an invalid URL unchanged, so that the schema refuses it. */
function withPassword(databaseUrl: string | undefined, password: string): string | undefined {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return databaseUrl;
  const url = new URL(databaseUrl);
  url.password = encodeURIComponent(password);
  return url.href;
}
