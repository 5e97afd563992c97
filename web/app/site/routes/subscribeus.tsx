import { ThanksPage } from '../features/thanks/thanks-page';
import { formTexts } from '../lib/form-texts';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export const loader = () => respond(null);
export const headers = loaderHeaders;

export default function SubscribeUsRoute() {
  const { thanks } = formTexts;
  return <ThanksPage title={thanks.subscribeTitle} text={thanks.subscribeText} />;
}
