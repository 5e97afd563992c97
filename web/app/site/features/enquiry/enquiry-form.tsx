import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { EnquiryKind, EnquiryListing } from '@manzil/contracts/leads/lead';
import { PhoneField } from '../../components/form/phone-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import form from '../../components/form/form.module.css';
import css from './enquiry.module.css';

/** Loaded on demand: only the forms of owners have them. */
const SellFields = lazy(() => import('./sell-fields'));
const loadCheck = async () => (await import('./check-enquiry')).check;

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Site path of the page with the form. */
  page: string;
  /** The home or the project that it is about. */
  listing?: EnquiryListing | undefined;
  /** The beginning of the message. */
  message?: string | undefined;
  /** What an owner plans. */
  plan?: string | undefined;
  /** The field for photos; only the pages for owners load it. */
  photos?: ReactNode;
  /** The present result of the mortgage calculator. */
  estimate?: string | undefined;
  submit?: string | undefined;
  sent?: SentForm | undefined;
}

/** Form of any enquiry: contact, about a listing, to sell or let, about a mortgage. A thank-you message replaces it. */
export function EnquiryForm({
  kind,
  labelledBy,
  page,
  listing,
  message,
  plan,
  photos,
  estimate,
  submit,
  sent,
}: EnquiryFormProps) {
  const texts = useTexts();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Thanks
        onAgain={() => {
          setDone(false);
        }}
      />
    );
  }
  const sells = kind === 'sell';
  const name = sells ? texts.form.fields.ownerName : texts.form.fields.name;
  return (
    <SiteForm
      name="enquiry"
      labelledBy={labelledBy}
      hasFiles={photos !== undefined}
      loadCheck={loadCheck}
      labels={{
        name,
        phone: texts.form.fields.phone,
        email: texts.form.fields.email,
        ...(sells && {
          unitType: texts.form.fields.unitType,
          community: texts.form.fields.community,
          bedrooms: texts.form.fields.bedrooms,
          photoFiles: texts.form.fields.photoFiles,
        }),
        message: texts.form.fields.message,
      }}
      hidden={{
        kind,
        page,
        estimate,
        listingId: listing?.id === undefined ? undefined : String(listing.id),
        reference: listing?.reference,
        pagelink: listing?.pagelink,
        title: listing?.title,
      }}
      initial={{ ...(message !== undefined && { message }), ...(plan !== undefined && { plan }) }}
      sent={sent}
      submit={submit ?? texts.form.enquiry.submit[kind]}
      note={texts.form.contactNote}
      onDone={() => {
        setDone(true);
      }}
    >
      <div className={form.fields}>
        <TextField name="name" label={name} autoComplete="name" maxLength={100} required wide={!sells} />
        {sells && <PhoneField name="phone" label={texts.form.fields.phone} required />}
        <TextField
          name="email"
          label={texts.form.fields.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          wide={sells}
        />
        {!sells && <PhoneField name="phone" label={texts.form.fields.phone} />}
        {sells && (
          <Suspense>
            <SellFields photos={photos} />
          </Suspense>
        )}
        <TextField
          name="message"
          label={texts.form.fields.message}
          {...(sells && { hint: texts.form.enquiry.messageHint })}
          maxLength={sells ? 3_500 : 4_000}
          required={!sells && estimate === undefined}
          multiline
          wide
        />
      </div>
    </SiteForm>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className={css.done} role="status">
      <p ref={title} tabIndex={-1} className={css.doneTitle}>
        {texts.form.enquiry.doneTitle}
      </p>
      <p>{texts.form.enquiry.doneText}</p>
      <button type="button" className={button.secondary} onClick={onAgain}>
        {texts.form.enquiry.another}
      </button>
    </div>
  );
}
