import type { CostPart } from './fee-parts.js';

/** Change of a part between two calculations, AED; null where a calculation lacks the part. */
export interface PartChange {
  slot: CostPart['slot'];
  payer: CostPart['payer'];
  before: number | null;
  after: number | null;
}

/** Compares the parts of an old result with today's: amounts, and the rule versions that they are based on. */
export function changesSince(before: readonly CostPart[], after: readonly CostPart[]): PartChange[] {
  const keyOf = ({ slot, payer }: CostPart): string => `${slot} ${payer}`;
  const now = new Map(after.map((part) => [keyOf(part), part]));
  const then = new Map(before.map((part) => [keyOf(part), part]));
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => {
    const [old, current] = [then.get(key), now.get(key)];
    const either = old ?? current;
    if (either === undefined || (old?.amount === current?.amount && old?.version === current?.version))
      return [];
    return [
      { slot: either.slot, payer: either.payer, before: old?.amount ?? null, after: current?.amount ?? null },
    ];
  });
}
