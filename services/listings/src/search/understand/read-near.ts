import { isCommercial } from '@manzil/contracts/listings/commercial-types';
import { MOST_NEAR_MINUTES, type Near } from '@manzil/contracts/listings/near';
import type { Statement } from './meaning.js';
import { readAmount } from './read-amount.js';
import type { Read, Reader } from './reader.js';

/** "Of the", "from any": further connecting words do not belong to the phrase. */
const MOST_FILLERS = 3;

/** "Near the metro", "10 minutes from Internet City metro". */
export function readNear(reader: Reader, start: number): Read<Statement | undefined> | undefined {
  const behind = behindNear(reader, start);
  if (behind !== undefined) {
    const named = afterFillers(reader, behind.end);
    const landmark = reader.read('landmark', named);
    if (landmark !== undefined) return toPart(landmark.value.near, landmark.end, behind.value);
    // "Near shops" is no search for shops, and their places are not known.
    const { value, end = 0 } = reader.read('statement', named) ?? {};
    if (value?.statement.kind === 'type' && value.statement.value.every(isCommercial))
      return { value: undefined, end };
  }
  const alone = reader.read('landmark', start);
  return alone?.value.isAlone === true ? toPart(alone.value.near, alone.end) : undefined;
}

const toPart = (near: Near, end: number, minutes?: number): Read<Statement> => ({
  value: { kind: 'near', value: minutes === undefined ? near : { ...near, minutes } },
  end,
});

/** The minutes on foot, if there are any. */
function behindNear(reader: Reader, start: number): Read<number | undefined> | undefined {
  const near = reader.read('near', start);
  const number = readAmount(reader, near?.end ?? start);
  const minutes = number && reader.read('minutes', number.end);
  if (number !== undefined && minutes !== undefined) {
    const walk = Math.round(number.value.number * number.value.factor);
    return { value: Math.min(Math.max(walk, 1), MOST_NEAR_MINUTES), end: minutes.end };
  }
  return near && { value: undefined, end: near.end };
}

function afterFillers(reader: Reader, start: number): number {
  let at = start;
  for (let count = 0; count < MOST_FILLERS; count += 1) {
    const filler = reader.read('statement', at);
    if (filler?.value.statement.kind !== 'filler') break;
    at = filler.end;
  }
  return at;
}
