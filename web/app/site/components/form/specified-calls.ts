import { NEWSLETTER_ALREADY_SUBSCRIBED } from '@manzil/contracts/leads/messages';
import type { FormOutcome } from '../../lib/forms';
import type { Texts } from '../../../shared/lib/texts';

/** The source page that the API records for a subscription. */
const NEWSLETTER_PAGE = 'Subscribe';

/** Fields of the popup by their names in its call. */
export const POPUP_FIELDS = {
  Name: 'name',
  Phone: 'phone',
  dialcode: 'phone',
  dialCode: 'phone',
  SelectedOptionval: 'helpOption',
};
export const NEWSLETTER_FIELDS = { subemail: 'email' };

interface PopupValues {
  id?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  helpOption?: string | undefined;
  dialCode?: string | undefined;
  page?: string | undefined;
}

/** The popup under the names that the specification gives its call. */
export const popupBody = <Values extends PopupValues>(texts: Texts, values: Values) => ({
  id: values.id as Values['id'],
  Name: values.name as Values['name'],
  email: values.email as Values['email'],
  Phone: values.phone as Values['phone'],
  SelectedOptionval: values.helpOption as Values['helpOption'],
  dialcode: values.dialCode as Values['dialCode'],
  page: values.page as Values['page'],
  consentText: texts.form.contactConsent,
  language: texts.language,
});

/** A subscription under the names that the specification gives its call. */
export const newsletterBody = <Email extends string | undefined>(texts: Texts, email: Email) => ({
  subemail: email,
  pageUrl: NEWSLETTER_PAGE,
  consentText: texts.form.newsletterConsentText,
  language: texts.language,
});

export const POPUP_DONE: FormOutcome = { status: 'done', next: '/subscribeus' };

/** @param status of a successful call; 202 for an address that was subscribed before */
export function newsletterOutcome(status: number, email: string): FormOutcome {
  if (status !== 200) return { status: 'known', message: NEWSLETTER_ALREADY_SUBSCRIBED };
  const query = new URLSearchParams({ subemail: email, pageUrl: NEWSLETTER_PAGE });
  return { status: 'done', next: `/thankyou?${query.toString()}` };
}
