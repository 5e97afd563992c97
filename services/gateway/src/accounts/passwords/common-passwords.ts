import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { unmasked } from '@manzil/contracts/gateway/password';

const LIST = new URL('../../../data/common-passwords.br', import.meta.url);

const SURROUNDINGS = /^[^\p{L}]+|[^\p{L}]+$/gu;
/** With shorter parts, most long words would match as pairs. */
const SHORTEST_PART = 4;

const REPEATED = /^(.{3,}?)\1+$/u;

/**
 * Checks whether a password is one of the 49,000 most frequently leaked ones, or two of them joined: unchanged, in
 * any case, with the usual substitutions, repeated, or between digits and symbols that make up at most half of it.
 * The list is read each time and not kept in memory, because passwords are rarely chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lines = await promisify(brotliDecompress)(await readFile(LIST));
  const common = new Set(lines.toString('utf8').split('\n'));
  return variantsOf(password.toLowerCase()).some((variant) => common.has(variant) || isPair(variant, common));
}

function variantsOf(password: string): string[] {
  const core = password.replace(SURROUNDINGS, '');
  const written = [password, ...(core.length * 2 >= password.length ? [core] : [])];
  const read = written.flatMap((text) => [text, unmasked(text), unmasked(text).replace(SURROUNDINGS, '')]);
  return read
    .filter((text) => text.length * 2 >= password.length)
    .flatMap((text) => [text, REPEATED.exec(text)?.[1] ?? text]);
}

/** Two common passwords, with or without digits and signs between them. */
function isPair(text: string, common: ReadonlySet<string>): boolean {
  for (let end = SHORTEST_PART; end <= text.length - SHORTEST_PART; end += 1) {
    if (!common.has(text.slice(0, end))) continue;
    const rest = text.slice(end);
    const next = rest.replace(SURROUNDINGS, '');
    if (common.has(rest) || (next.length >= SHORTEST_PART && common.has(next))) return true;
  }
  return false;
}
