import { Link } from 'react-router';
import { PhoneField } from '../../components/form/phone-field';
import { SelectField } from '../../components/form/select-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import form from '../../components/form/form.module.css';
import { TimeOptions } from './time-options';
import { useTexts } from '../../../shared/lib/texts';

const loadCheck = async () => (await import('./check-booking')).check;

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
  const texts = useTexts();
  return (
    <SiteForm
      name="viewing"
      {...{ labelledBy, loadCheck, sent, onDone }}
      labels={{
        startsAt: texts.viewing.time,
        name: texts.form.fields.name,
        email: texts.form.fields.email,
        phone: texts.form.fields.phone,
        message: texts.form.fields.message,
      }}
      hidden={{ pagelink, page: `/${pagelink}` }}
      submit={texts.viewing.submit}
      note={texts.viewing.note}
    >
      <div className={form.fields}>
        <SelectField name="startsAt" label={texts.viewing.time} required wide>
          <TimeOptions times={times} />
        </SelectField>
        <TextField
          name="name"
          label={texts.form.fields.name}
          autoComplete="name"
          maxLength={100}
          required
          wide
        />
        <TextField
          name="email"
          label={texts.form.fields.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          wide
        />
        <PhoneField name="phone" label={texts.form.fields.phone} required wide />
        <TextField name="message" label={texts.form.fields.message} maxLength={4_000} multiline wide />
      </div>
      {sent !== undefined && <Link to={`/book-viewing/${pagelink}`}>{texts.viewing.again}</Link>}
    </SiteForm>
  );
}
