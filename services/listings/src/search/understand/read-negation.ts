import type { Statement } from './meaning.js';
import type { Read, Reader } from './reader.js';

/** "Without a pool or gym", "not in JVC": a home must have none of the amenities, and be in none of the places. */
export function readNegation(
  reader: Reader,
  start: number,
  readStatement: (at: number) => Read<Statement | undefined> | undefined,
): Read<Statement | undefined> | undefined {
  const negation = reader.read('negation', start);
  if (negation === undefined) return undefined;
  const first = readStatement(afterFillers(reader, negation.end));
  if (first?.value === undefined || first.value.kind === 'filler') return undefined;
  const { value, end } = first;
  if (value.kind !== 'amenity' && value.kind !== 'place') return opposite(value, end);
  const names = [value.value];
  let last = end;
  for (;;) {
    const next = readStatement(afterJoins(reader, last));
    if (next?.value?.kind !== value.kind || next.end <= last || !isJoined(reader, last)) break;
    names.push(next.value.value);
    last = next.end;
  }
  const kind = value.kind === 'place' ? 'withoutPlace' : 'without';
  return { value: { kind, value: [...new Set(names)] }, end: last };
}

/** Returns the opposite of a choice. Other statements have no searchable opposite and are skipped. */
function opposite(value: Statement, end: number): Read<Statement> {
  if (value.kind === 'furnishing') {
    const wanted = (['furnished', 'unfurnished', 'partly'] as const).filter(
      (each) => !value.value.includes(each),
    );
    const isFurnished = value.value.includes('furnished');
    return { value: { kind: 'furnishing', value: isFurnished ? ['unfurnished'] : wanted }, end };
  }
  if (value.kind === 'completion')
    return { value: { kind: 'completion', value: value.value === 'ready' ? 'off-plan' : 'ready' }, end };
  if (value.kind === 'tenure')
    return { value: { kind: 'tenure', value: value.value === 'freehold' ? 'leasehold' : 'freehold' }, end };
  if (value.kind === 'adType')
    return { value: { kind: 'adType', value: value.value === 'sale' ? 'rent' : 'sale' }, end };
  return { value: { kind: 'filler', value: null }, end };
}

/** "Not in the": further connecting words do not belong to the phrase. */
const MOST_FILLERS = 2;

function afterFillers(reader: Reader, start: number): number {
  let at = start;
  for (let count = 0; count < MOST_FILLERS; count += 1) {
    const filler = reader.read('statement', at);
    if (filler?.value.statement.kind !== 'filler') break;
    at = filler.end;
  }
  return at;
}

/** "And", "or" and a further "no"; Arabic joins "and" to the next word. */
const afterJoins = (reader: Reader, at: number): number => {
  const joined = reader.read('join', at)?.end ?? at;
  return reader.read('negation', joined)?.end ?? joined;
};

const isJoined = (reader: Reader, at: number): boolean =>
  afterJoins(reader, at) > at || reader.tokens[at]?.bareKey !== undefined || reader.isBehindComma(at);
