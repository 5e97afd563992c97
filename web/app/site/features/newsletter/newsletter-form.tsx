import { useHref } from 'react-router';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CheckField } from '../../components/form/check-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import { useTexts } from '../../../shared/lib/texts';
import form from '../../components/form/form.module.css';

const loadCheck = async () => (await import('./check-newsletter')).check;

interface NewsletterFormProps {
  labelledBy: string;
  submit?: string | undefined;
  sent?: SentForm | undefined;
}

export function NewsletterForm({ labelledBy, submit, sent }: NewsletterFormProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  return (
    <SiteForm
      name="newsletter"
      labelledBy={labelledBy}
      loadCheck={loadCheck}
      labels={{ email: texts.form.fields.email, agreed: texts.form.fields.agreed }}
      sent={sent}
      submit={submit ?? texts.form.newsletter.submit}
      privacyNote={false}
      onDone={(next) => {
        void navigate(next);
      }}
    >
      <div className={form.fields}>
        <TextField
          name="email"
          label={texts.form.newsletter.label}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          wide
        />
        <CheckField name="agreed" label={<Consent />} />
      </div>
    </SiteForm>
  );
}

/** The exact text of the box, without the note that a link opens a new window. */
function Consent() {
  const texts = useTexts();
  return texts.form.newsletterConsent({
    terms: (text) => <NewWindow to="/terms">{text}</NewWindow>,
    privacy: (text) => <NewWindow to="/privacy">{text}</NewWindow>,
  });
}

const NewWindow = ({ to, children }: { to: string; children: ReactNode }) => {
  const texts = useTexts();
  return (
    <a href={useHref(to)} target="_blank" rel="noopener" title={texts.header.newWindow}>
      {children}
    </a>
  );
};
