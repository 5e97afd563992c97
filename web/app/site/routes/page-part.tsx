import { lazy, Suspense } from 'react';
import type { FormQuery } from '@manzil/contracts/content/live-blocks';
import type { LivePart } from '../features/custom-page/live/live-block';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import type { DatedRules } from '../lib/mortgage';
import { useTexts, type Texts } from '../../shared/lib/texts';

/** Loaded on demand: few pages have a calculator, and listings, which are pages of this route too, have none. */
const PageCalculator = lazy(() => import('../features/mortgage/page-calculator'));

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
  return (
    <Suspense>
      <PageCalculator price={part.price} rules={rules} />
    </Suspense>
  );
}
