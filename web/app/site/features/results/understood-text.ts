import type { UnderstoodPart } from '@manzil/contracts/listings/understood';

/** A text without the words of these parts; undefined when nothing but connecting words is left. */
export function textWithout(
  text: string,
  without: readonly UnderstoodPart[],
  parts: readonly UnderstoodPart[],
) {
  const left = parts.filter((part) => !without.includes(part));
  let rest = '';
  let at = 0;
  for (const { from, to } of without) {
    rest += text.slice(at, from);
    at = to;
  }
  rest = (rest + text.slice(at)).replace(/\s+/g, ' ').trim();
  const hasWords = wordsOutside(text, parts) !== '';
  return rest === '' || (!hasWords && left.every(({ kind }) => kind === 'filler')) ? undefined : rest;
}

/** The letters and digits that belong to no part. */
function wordsOutside(text: string, parts: readonly UnderstoodPart[]): string {
  const outside = parts.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  return outside.replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** Returns true when a part says, or can only mean, that a home is for sale or for rent. */
export const statesAdType = (part: UnderstoodPart): boolean =>
  part.kind === 'adType' ||
  part.kind === 'period' ||
  part.kind === 'cheques' ||
  (part.kind === 'price' && part.value.period !== undefined);
