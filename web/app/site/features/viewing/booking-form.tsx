import { Link } from 'react-router';
import { PhoneField } from '../../components/form/phone-field';
import { SelectField } from '../../components/form/select-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import form from '../../components/form/form.module.css';
import { formTexts } from '../../lib/form-texts';
import { viewingTexts as words } from '../../../shared/lib/viewing-texts';

import { TimeOptions } from './time-options';

const loadCheck = async () => (await import('./check-booking')).check;
const { fields } = formTexts;

interface BookingFormProps {
  pagelink: string;
  /** ISO 8601 */
  times: readonly string[];
  labelledBy: string;
  sent?: SentForm | undefined;
  onDone: (next: string) => void;
}

/** Books one of the free times. */
export function BookingForm({ pagelink, times, labelledBy, sent, onDone }: BookingFormProps) {
  return (
    <SiteForm
      name="viewing"
      {...{ labelledBy, loadCheck, sent, onDone }}
      labels={{
        startsAt: words.time,
        name: fields.name,
        email: fields.email,
        phone: fields.phone,
        message: fields.message,
      }}
      hidden={{ pagelink, page: `/${pagelink}` }}
      submit={words.submit}
      note={words.note}
    >
      <div className={form.fields}>
        <SelectField name="startsAt" label={words.time} required wide>
          <TimeOptions times={times} />
        </SelectField>
        <TextField name="name" label={fields.name} autoComplete="name" maxLength={100} required wide />
        <TextField
          name="email"
          label={fields.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          wide
        />
        <PhoneField name="phone" label={fields.phone} required wide />
        <TextField name="message" label={fields.message} maxLength={4_000} multiline wide />
      </div>
      {sent !== undefined && <Link to={`/book-viewing/${pagelink}`}>{words.again}</Link>}
    </SiteForm>
  );
}
