import { data, redirect, useNavigate } from 'react-router';
import type { Route } from './+types/form';
import { SentPage } from '../features/sent/sent-page';
import { isOwnerPath } from '../features/content/owner-services';
import { EnquiryForm } from '../features/enquiry/enquiry-form';
import { PhotoField } from '../features/enquiry/photos/photo-field';
import { listingOf } from '../features/enquiry/listing-of';
import { readKind } from '../features/enquiry/read-kind';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { PopupForm } from '../features/popup/popup-form';
import { SaveSearchForm } from '../components/save-search/save-search-form';
import { searchedList } from '../features/saved-search/searched-list';
import { BookingForm } from '../features/viewing/booking-form';
import { nextDays } from '../features/viewing/next-days';
import { failure } from '../../shared/lib/api-call.server';
import { FORM_NAMES } from '../lib/forms';
import { respond } from '../../shared/lib/respond.server';
import { receiveForm } from './receive-form.server';

/**
 * A form sent by a browser without scripts: redirects to the thank-you page, or shows the form again, with its errors
 * and all input.
 */
export async function action(args: Route.ActionArgs) {
  const sent = await receiveForm(args);
  const { outcome } = sent;
  if (outcome.status === 'done') return redirect(outcome.next, 303);
  const status = outcome.status === 'invalid' ? 422 : outcome.status === 'failed' ? 503 : 200;
  // The form for a viewing offers the next days.
  const answer = { values: sent.values, outcome, days: nextDays(new Date()) };
  return data(answer, { status, headers: { 'cache-control': 'no-store' } });
}

/** Requested by its URL, a form is empty. */
export function loader(args: Route.LoaderArgs) {
  const name = FORM_NAMES.find((known) => known === args.params.form);
  if (name === undefined) throw failure(args, 404);
  return respond({ name });
}

const TITLE = 'sent-title';

export default function FormRoute({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const values = actionData?.values ?? {};
  const hasPhotos = readKind(values) === 'sell' && isOwnerPath(values.page ?? '');
  return (
    <SentPage name={name} titleId={TITLE}>
      {name === 'popup' && <PopupForm labelledBy={TITLE} sent={actionData} />}
      {name === 'newsletter' && <NewsletterForm labelledBy={TITLE} sent={actionData} />}
      {name === 'search' && (
        <SaveSearchForm
          {...searchedList(values)}
          labelledBy={TITLE}
          sent={actionData}
          onDone={(next) => {
            void navigate(next);
          }}
        />
      )}
      {name === 'viewing' && (
        <BookingForm
          pagelink={values.pagelink ?? ''}
          times={values.startsAt === undefined || values.startsAt === '' ? [] : [values.startsAt]}
          days={values.day === undefined ? undefined : actionData?.days}
          labelledBy={TITLE}
          sent={actionData}
          onDone={(next) => {
            void navigate(next);
          }}
        />
      )}
      {name === 'enquiry' && (
        <EnquiryForm
          kind={readKind(values)}
          labelledBy={TITLE}
          page={values.page ?? '/'}
          listing={listingOf(values)}
          photos={hasPhotos ? <PhotoField /> : undefined}
          estimate={values.estimate}
          sent={actionData}
        />
      )}
    </SentPage>
  );
}
