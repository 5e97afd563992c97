import type { Slot } from '@manzil/rules/fee-parts';
import type { Payer } from '@manzil/rules/vocabulary';
import { useTexts, type Texts } from '../../shared/lib/texts';

export type CostTexts = ReturnType<typeof costTexts>;

/** The texts of costs, and how amounts are written in them. */
export function costTexts(texts: Texts) {
  const words = texts.costs;
  const { exactAed: aed, percent, and, dateTime } = texts.format;
  return {
    ...words,
    aed,
    percent,
    dateTime,
    emirates: texts.words.emirates,
    slot: (slot: Slot): string => words.slots[slot],
    /** Who owes a fee and who pays it, where the two differ. */
    owed: ({ payer, paidBy }: { payer: Payer; paidBy: Payer }): string =>
      payer === paidBy ? words.payers[paidBy] : words.owedBy({ payer, paidBy }),
    missing: (slots: readonly Slot[]): string =>
      words.notIncluded({ names: and([...new Set(slots.map((slot) => words.slots[slot]))]) }),
  };
}

export const useCostTexts = (): CostTexts => costTexts(useTexts());
