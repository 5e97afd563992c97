import { HANDOVER_YEARS } from '@manzil/contracts/listings/vocabulary';
import type { Statement } from './meaning.js';
import { belongsToNext } from './read-amount.js';
import type { Read, Reader } from './reader.js';

/** "Of the year": further connecting words do not belong to the phrase. */
const MOST_CONNECTING = 3;

/**
 * "Handover Q4 2027", "ready by 2027", "2027 handover". Listings state the year only, so that a quarter means its whole
 * year. "By" includes earlier years.
 */
export function readHandover(reader: Reader, start: number): Read<Statement> | undefined {
  const handover = reader.read('handover', start);
  const named = handover === undefined ? start : afterConnecting(reader, handover.end);
  const deadline = handover && (reader.read('deadline', handover.end) ?? reader.read('deadline', named));
  const quarter = reader.read('partOfYear', deadline?.end ?? named);
  const at = afterConnecting(reader, quarter?.end ?? deadline?.end ?? named);
  const token = reader.tokens[at];
  if (token?.kind !== 'number' || !/^20\d\d$/.test(token.key) || countsSomething(reader, at + 1))
    return undefined;
  const after = reader.read('partOfYear', at + 1)?.end ?? at + 1;
  const behind = handover === undefined ? reader.read('handoverNoun', after) : undefined;
  if ((handover ?? quarter ?? behind) === undefined && after === at + 1) return undefined;
  const value = Number(token.key) - (deadline?.value.isBefore === true && quarter === undefined ? 1 : 0);
  if (!HANDOVER_YEARS.includes(value)) return undefined;
  return {
    value: { kind: 'handover', value, ...(deadline !== undefined && { orEarlier: true }) },
    end: behind?.end ?? after,
  };
}

/** "2027 sqft", "2027-2500 sqft", "2027 aed": the number is not a year. */
const countsSomething = (reader: Reader, at: number): boolean =>
  belongsToNext(reader, at) ||
  (['currency', 'scale'] as const).some((kind) => reader.read(kind, at) !== undefined);

function afterConnecting(reader: Reader, start: number): number {
  let at = start;
  for (let count = 0; count < MOST_CONNECTING; count += 1) {
    const statement = reader.read('statement', at);
    const isFiller = statement?.value.statement.kind === 'filler';
    const next = reader.read('year', at)?.end ?? (isFiller ? statement.end : undefined);
    if (next !== undefined) at = next;
    else if (['-', '/'].includes(reader.tokens[at]?.key ?? '')) at += 1;
    else break;
  }
  return at;
}
