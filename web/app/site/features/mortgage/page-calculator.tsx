import type { CalculatorQuery } from '@manzil/contracts/content/live-blocks';
import { useState } from 'react';
import { readTerms, type DatedRules } from '../../lib/mortgage';
import { mortgageQuery } from '../../lib/mortgage-link';
import { useTexts } from '../../../shared/lib/texts';
import { Calculator } from './calculator';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';

interface PageCalculatorProps extends Pick<CalculatorQuery, 'price'> {
  rules: DatedRules;
}

/** The calculator in a page that staff made. */
export default function PageCalculator({ price, rules }: PageCalculatorProps) {
  const texts = useTexts();
  const [terms, setTerms] = useState(() =>
    readTerms(new URLSearchParams(price === undefined ? '' : mortgageQuery({ price })), rules),
  );
  return (
    <Calculator
      heading={onDemandTexts(mortgageTexts, texts).title}
      terms={terms}
      onTerms={setTerms}
      rules={rules}
    />
  );
}
