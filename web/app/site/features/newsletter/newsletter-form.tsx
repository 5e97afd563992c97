import { useNavigate } from 'react-router';
import { CheckField } from '../../components/form/check-field';
import { SiteForm, type SentForm } from '../../components/form/site-form';
import { TextField } from '../../components/form/text-field';
import { formTexts } from '../../lib/form-texts';
import { texts } from '../../../shared/lib/texts';
import form from '../../components/form/form.module.css';

const loadCheck = async () => (await import('./check-newsletter')).check;
const LABELS = { email: formTexts.fields.email, agreed: formTexts.fields.agreed };

interface NewsletterFormProps {
  labelledBy: string;
  submit?: string | undefined;
  sent?: SentForm | undefined;
}

export function NewsletterForm({
  labelledBy,
  submit = formTexts.newsletter.submit,
  sent,
}: NewsletterFormProps) {
  const navigate = useNavigate();
  return (
    <SiteForm
      name="newsletter"
      labelledBy={labelledBy}
      loadCheck={loadCheck}
      labels={LABELS}
      sent={sent}
      submit={submit}
      privacyNote={false}
      onDone={(next) => {
        void navigate(next);
      }}
    >
      <div className={form.fields}>
        <TextField
          name="email"
          label={formTexts.newsletter.label}
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

/** The words of the box, exactly: what says that a link opens a window is kept out of them. */
function Consent() {
  const [begin, terms, between, privacy, end] = formTexts.newsletterConsent;
  return (
    <>
      {begin}
      <NewWindow to="/terms">{terms}</NewWindow>
      {between}
      <NewWindow to="/privacy">{privacy}</NewWindow>
      {end}
    </>
  );
}

const NewWindow = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener" title={texts.header.newWindow}>
    {children}
  </a>
);
