import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../progress.mjs';

/** Returns the lines that `sha256sum -- *.enc` prints in the folder. */
export async function checksumsOf(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.enc') && name !== 'SHA256SUMS.enc');
  const lines = [];
  for (const name of names.sort()) lines.push(`${await checksum(join(folder, name))}  ${name}\n`);
  return lines.join('');
}

/** @throws StartError when a listed file is missing or another one */
export async function verifyChecksums(folder, list) {
  for (const line of list.split('\n').filter((text) => text !== '')) {
    const [sum, name] = line.split(/ [ *]/);
    const actual = await checksum(join(folder, name)).catch(() => 'missing');
    if (actual !== sum)
      throw new StartError(`${join(folder, name)} is damaged or missing: nothing was restored`);
  }
}

/** Checksums that can be verified without a key. */
export const plainList = (folder) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8');

async function checksum(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
