import { useNavigate } from 'react-router';
import { HELP_OPTIONS } from '@manzil/contracts/leads/help-options';
import {
  DATA_MISSING,
  EMAIL_INVALID,
  PHONE_INVALID,
  PHONE_INVALID_ON_SUBMIT,
} from '@manzil/contracts/leads/messages';
import { PhoneField } from '../../components/form/phone-field';
import { SelectField } from '../../components/form/select-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import type { FieldErrors } from '../../lib/forms';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import form from '../../components/form/form.module.css';

const loadCheck = async () => (await import('./check-popup')).check;

/** The warnings after submitting, in addition to the message at each field. */
function warnings(_texts: Texts, { phone, ...errors }: FieldErrors): string[] {
  const missing = phone === DATA_MISSING || Object.values(errors).includes(DATA_MISSING);
  const all = [
    ...(missing ? [DATA_MISSING] : []),
    ...(phone === PHONE_INVALID ? [PHONE_INVALID_ON_SUBMIT] : []),
  ];
  return all.length === 0 && errors.email === EMAIL_INVALID ? [EMAIL_INVALID] : all;
}

export function PopupForm({ labelledBy, sent }: { labelledBy: string; sent?: SentForm | undefined }) {
  const texts = useTexts();
  const { name, email, phone, helpOption } = texts.form.fields;
  const navigate = useNavigate();
  return (
    <SiteForm
      name="popup"
      labelledBy={labelledBy}
      loadCheck={loadCheck}
      labels={{ name, email, phone, helpOption }}
      headlines={warnings}
      hidden={{ page: '/' }}
      sent={sent}
      submit={texts.form.popup.submit}
      note={texts.form.contactNote}
      onDone={(next) => {
        void navigate(next);
      }}
    >
      <div className={form.fields}>
        <TextField name="name" label={name} autoComplete="name" maxLength={100} required wide />
        <TextField
          name="email"
          label={email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          wide
        />
        <PhoneField name="phone" label={phone} required wide />
        <SelectField
          name="helpOption"
          label={helpOption}
          options={HELP_OPTIONS.map((value) => ({ value, label: texts.form.helpOptions[value] }))}
          required
          wide
        />
      </div>
    </SiteForm>
  );
}
