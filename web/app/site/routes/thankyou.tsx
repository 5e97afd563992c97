import { isEmail } from '@manzil/contracts/leads/email';
import type { Route } from './+types/thankyou';
import { ThanksPage } from '../features/thanks/thanks-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respondOnce } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';
import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import thanksTexts from '../../texts/en/on-demand/thanks';

/** Reads the subscriber from the URL; invalid addresses are dropped. The personal answer is never cached. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const email = searchParams.get('subemail')?.trim() ?? '';
  return respondOnce({
    email: isEmail(email) ? email : null,
    subscribed: searchParams.get('pageUrl') === 'Subscribe',
  });
}
export const headers = loaderHeaders;

export default function ThankYouRoute({ loaderData: { email, subscribed } }: Route.ComponentProps) {
  const thanks = onDemandTexts(thanksTexts, useTexts());
  if (!subscribed) return <ThanksPage title={thanks.title} text={thanks.text} />;
  return (
    <ThanksPage
      title={thanks.newsletterTitle}
      text={email === null ? thanks.newsletterTextPlain : thanks.newsletterText({ email })}
    />
  );
}
