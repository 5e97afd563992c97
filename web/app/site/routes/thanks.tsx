import { ThanksPage } from '../features/thanks/thanks-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';
import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import thanksTexts from '../../texts/en/on-demand/thanks';

export const loader = () => respond(null);
export const headers = loaderHeaders;

export default function ThanksRoute() {
  const thanks = onDemandTexts(thanksTexts, useTexts());
  return <ThanksPage title={thanks.title} text={thanks.text} />;
}
