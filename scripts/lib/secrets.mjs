import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the password in `folder/name`, readable only by its owner, which the first call generates. */
export function keptSecret(folder, name) {
  const file = join(folder, name);
  if (existsSync(file)) return { value: readFileSync(file, 'utf8').trim(), isNew: false, file };
  mkdirSync(folder, { recursive: true });
  const value = randomBytes(15).toString('base64url');
  writeFileSync(file, `${value}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return { value, isNew: true, file };
}
