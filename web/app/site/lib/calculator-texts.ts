import type { RuleRef } from '@manzil/rules/in-force';
import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import { useTexts } from '../../shared/lib/texts';
import calculatorTexts from '../../texts/en/on-demand/calculators';
import { costTexts } from './cost-texts';

/** The texts of the pages with calculations, including the texts of costs. */
export function useCalculatorTexts() {
  const texts = useTexts();
  const own = onDemandTexts(calculatorTexts, texts);
  return {
    ...costTexts(texts),
    ...own,
    number: texts.format.number,
    version: ({ version, validFrom }: Pick<RuleRef, 'version' | 'validFrom'>): string =>
      validFrom === null
        ? own.page.version({ version })
        : own.page.versionSince({ version, date: texts.format.date(validFrom) }),
  };
}
export type CalculatorTexts = ReturnType<typeof useCalculatorTexts>;
