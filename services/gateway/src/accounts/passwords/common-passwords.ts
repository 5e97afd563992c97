import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { unmasked } from '@manzil/contracts/gateway/password';

const LIST = new URL('../../../data/common-passwords.br', import.meta.url);

const SURROUNDINGS = /^[^\p{L}]+|[^\p{L}]+$/gu;
const REPEATED = /^(.{3,}?)\1+$/u;

/**
 * Checks whether a password is one of the 49,000 that leaks show most often: as it is, in any case, with the
 * usual substitutions, repeated, or between digits and signs that are at most half of it. The list is read
 * anew each time and does not stay in memory: passwords are chosen rarely.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lines = await promisify(brotliDecompress)(await readFile(LIST));
  const common = new Set(lines.toString('utf8').split('\n'));
  return variantsOf(password.toLowerCase()).some((variant) => common.has(variant));
}

function variantsOf(password: string): string[] {
  const core = password.replace(SURROUNDINGS, '');
  const written = [password, ...(core.length * 2 >= password.length ? [core] : [])];
  const read = written.flatMap((text) => [text, unmasked(text), unmasked(text).replace(SURROUNDINGS, '')]);
  return read
    .filter((text) => text.length * 2 >= password.length)
    .flatMap((text) => [text, REPEATED.exec(text)?.[1] ?? text]);
}
