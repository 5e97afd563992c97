import { SellPage } from '../features/content/sell-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';

export const loader = () => respond(null);
export const headers = loaderHeaders;

export default function SellRoute() {
  const texts = useTexts();
  const { sellTitle, sellText } = texts.form.enquiry;
  return <SellPage form={<EnquiryCard kind="sell" page="/sell" title={sellTitle} text={sellText} />} />;
}
