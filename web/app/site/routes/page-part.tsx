import { useState } from 'react';
import type { CalculatorQuery, FormQuery } from '@manzil/contracts/content/live-blocks';
import type { LivePart } from '../features/custom-page/live/live-block';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { Calculator } from '../features/mortgage/calculator';
import { mortgageTexts } from '../features/mortgage/mortgage-texts';
import { formTexts } from '../lib/form-texts';
import { mortgageQuery, readTerms } from '../lib/mortgage';
import { texts } from '../../shared/lib/texts';

const { contactTitle, contactText, sellTitle, sellText, mortgageText } = formTexts.enquiry;
const FORMS: Readonly<Record<FormQuery['about'], { title: string; text: string }>> = {
  contact: { title: contactTitle, text: contactText },
  sell: { title: sellTitle, text: sellText },
  mortgage: { title: texts.pages.contact, text: mortgageText },
};

interface PagePartProps {
  part: LivePart;
  /** Site path that enquiries come from. */
  page: string;
}

/** A form or a calculator in a page that staff made. */
export function PagePart({ part, page }: PagePartProps) {
  if (part.kind === 'form')
    return <EnquiryCard kind={part.about} page={page} anchor={part.slot} {...FORMS[part.about]} />;
  return <PageCalculator price={part.price} />;
}

function PageCalculator({ price }: Pick<CalculatorQuery, 'price'>) {
  const [terms, setTerms] = useState(() =>
    readTerms(new URLSearchParams(price === undefined ? '' : mortgageQuery({ price }))),
  );
  return <Calculator heading={mortgageTexts.title} terms={terms} onTerms={setTerms} />;
}
