import { Link } from 'react-router';
import { PhoneField } from '../../components/form/phone-field';
import { ChoiceField } from '../../components/form/choice-field';
import { SelectField } from '../../components/form/select-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import form from '../../components/form/form.module.css';
import { TimeChips } from './time-chips';
import { PARTS_OF_DAY, VIEWING_MODES } from './viewing-choices';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import viewingTexts from '../../../texts/en/on-demand/viewing';

const loadCheck = async () => (await import('./check-booking')).check;

interface BookingFormProps {
  pagelink: string;
  /** ISO 8601 */
  times: readonly string[];
  /** The days that a visitor can ask for (ISO 8601) where no time can be booked. */
  days?: readonly string[] | undefined;
  labelledBy: string;
  sent?: SentForm | undefined;
  onDone: (next: string) => void;
}

/** Books one of the free times, or asks for a viewing on a day where there are none. */
export function BookingForm({ pagelink, times, days, labelledBy, sent, onDone }: BookingFormProps) {
  const texts = useTexts();
  const words = onDemandTexts(viewingTexts, texts);
  return (
    <SiteForm
      name="viewing"
      {...{ labelledBy, loadCheck, sent, onDone }}
      labels={{
        startsAt: words.time,
        day: words.day,
        name: texts.form.fields.name,
        email: texts.form.fields.email,
        phone: texts.form.fields.phone,
        message: texts.form.fields.message,
      }}
      hidden={{ pagelink, page: `/${pagelink}` }}
      submit={days === undefined ? words.submit : words.ask}
      note={days === undefined ? words.note : texts.form.contactNote}
    >
      <div className={form.fields}>
        {days === undefined ? (
          <TimeChips times={times} />
        ) : (
          <>
            <SelectField
              name="day"
              label={words.day}
              options={days.map((day) => ({ value: day, label: texts.format.weekday(day) }))}
              required
              wide
            />
            <ChoiceField
              name="partOfDay"
              label={words.partOfDay}
              options={PARTS_OF_DAY.map((value) => ({ value, label: words.partsOfDay[value] }))}
            />
          </>
        )}
        <ChoiceField
          name="mode"
          label={words.mode}
          options={VIEWING_MODES.map((value) => ({ value, label: words.modes[value] }))}
        />
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
        />
        <PhoneField name="phone" label={texts.form.fields.phone} required />
        <TextField name="message" label={texts.form.fields.message} maxLength={4_000} multiline wide />
      </div>
      {sent !== undefined && <Link to={`/book-viewing/${pagelink}`}>{words.again}</Link>}
    </SiteForm>
  );
}
