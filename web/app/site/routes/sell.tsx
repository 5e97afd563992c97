import { SellPage } from '../features/content/sell-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { formTexts } from '../lib/form-texts';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export const loader = () => respond(null);
export const headers = loaderHeaders;

export default function SellRoute() {
  const { sellTitle, sellText } = formTexts.enquiry;
  return <SellPage form={<EnquiryCard kind="sell" page="/sell" title={sellTitle} text={sellText} />} />;
}
