import { ThanksPage } from '../features/thanks/thanks-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';
import { thanksTexts } from '../features/thanks/thanks-texts';

export const loader = () => respond(null);
export const headers = loaderHeaders;

export default function ThanksRoute() {
  const thanks = thanksTexts(useTexts());
  return <ThanksPage title={thanks.title} text={thanks.text} />;
}
