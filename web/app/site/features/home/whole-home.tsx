import { field } from '../../lib/fields';
import { EnquiryForm } from '../enquiry/enquiry-form';
import { NewsletterSection } from '../newsletter/newsletter-section';
import { HomePage } from './home-page';
import type { HomeData } from './load-home-page.server';
import { SELL_TITLE } from './sell-band';

/** The home page with its forms. */
export function WholeHome({ home }: { home: HomeData }) {
  const { fields } = home.document;
  return (
    <>
      <HomePage
        home={home}
        sellForm={
          <EnquiryForm kind="sell" labelledBy={SELL_TITLE} page="/" submit={field(fields, 'sec3button')} />
        }
      />
      <NewsletterSection fields={fields} />
    </>
  );
}
