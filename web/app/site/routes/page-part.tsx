import { useState } from 'react';
import type { CalculatorQuery, FormQuery } from '@manzil/contracts/content/live-blocks';
import type { LivePart } from '../features/custom-page/live/live-block';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { Calculator } from '../features/mortgage/calculator';
import { mortgageQuery, readTerms, type DatedRules } from '../lib/mortgage';
import { useTexts, type Texts } from '../../shared/lib/texts';

const formTexts = ({
  form: { enquiry },
  pages,
}: Texts): Readonly<Record<FormQuery['about'], { title: string; text: string }>> => ({
  contact: { title: enquiry.contactTitle, text: enquiry.contactText },
  sell: { title: enquiry.sellTitle, text: enquiry.sellText },
  mortgage: { title: pages.contact, text: enquiry.mortgageText },
});

interface PagePartProps {
  part: LivePart;
  /** Site path that enquiries come from. */
  page: string;
  /** The rules about what banks lend. */
  rules: DatedRules;
}

/** A form or a calculator in a page that staff made. */
export function PagePart({ part, page, rules }: PagePartProps) {
  const texts = useTexts();
  if (part.kind === 'form')
    return <EnquiryCard kind={part.about} page={page} anchor={part.slot} {...formTexts(texts)[part.about]} />;
  return <PageCalculator price={part.price} rules={rules} />;
}

interface PageCalculatorProps extends Pick<CalculatorQuery, 'price'> {
  rules: DatedRules;
}

function PageCalculator({ price, rules }: PageCalculatorProps) {
  const texts = useTexts();
  const [terms, setTerms] = useState(() =>
    readTerms(new URLSearchParams(price === undefined ? '' : mortgageQuery({ price })), rules),
  );
  return <Calculator heading={texts.mortgage.title} terms={terms} onTerms={setTerms} rules={rules} />;
}
