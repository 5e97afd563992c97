import { useId, type ReactNode } from 'react';
import { useHref } from 'react-router';
import {
  formPath,
  type FieldErrors,
  type FormName,
  type FormOutcome,
  type FormValues,
} from '../../lib/forms';
import { useIsPreview } from '../../../shared/lib/use-is-preview';
import { SmartLink } from '../smart-link';
import { messageIn } from '../../lib/form-messages';
import { TRAIL_FIELD } from '../../lib/visit-origin';
import { CheckField } from './check-field';
import { ErrorSummary } from './error-summary';
import { FormProvider } from './form-context';
import { RobotTrap } from './robot-trap';
import { useForm, type Check } from './use-form';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './form.module.css';

/** A form that was sent without scripts and came back. */
export interface SentForm {
  values: FormValues;
  outcome: FormOutcome;
}

interface SiteFormProps {
  name: FormName;
  /** Names the form for assistive technology; the id of its heading. */
  labelledBy: string;
  /** A browser without scripts sends files with the form. */
  hasFiles?: boolean;
  loadCheck: () => Promise<Check>;
  /** Labels by field name, in the order of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Warnings of the form as a whole; defaults to a request to check the fields. */
  headlines?: (texts: Texts, errors: FieldErrors) => readonly string[];
  /** Values that are sent in addition to the visitor's input. */
  hidden?: Readonly<Record<string, string | undefined>>;
  initial?: FormValues | undefined;
  sent?: SentForm | undefined;
  submit: string;
  note?: string;
  /** False when the form has its own consent text. */
  privacyNote?: boolean;
  onDone: (next: string) => void;
  children: ReactNode;
}

const checkFields = (texts: Texts, errors: FieldErrors): readonly string[] =>
  Object.keys(errors).length > 0 ? [texts.form.check] : [];

/** A form that works with and without scripts; see {@link useForm} for its guarantees. */
export function SiteForm({ headlines = checkFields, hidden = {}, ...props }: SiteFormProps) {
  const texts = useTexts();
  const {
    name,
    labelledBy,
    hasFiles = false,
    labels,
    loadCheck,
    sent,
    submit,
    note,
    privacyNote = true,
    onDone,
    children,
  } = props;
  const id = useId();
  const isPreview = useIsPreview();
  const action = useHref(formPath(name));
  const { outcome, attempt, sending, handlers, ...form } = useForm({
    name,
    loadCheck,
    outcome: sent?.outcome,
    onDone,
  });
  const said = (message: string) => messageIn(texts, message);
  const errors = Object.fromEntries(Object.entries(form.errors).map(([field, text]) => [field, said(text)]));
  const unknown = Object.entries(errors).flatMap(([field, text]) => (field in labels ? [] : [text]));
  const warnings =
    outcome?.status === 'invalid'
      ? [...headlines(texts, form.errors).map(said), ...unknown]
      : outcome?.status === 'failed'
        ? [outcome.message, texts.form.kept]
        : [];
  return (
    <FormProvider value={{ id, errors, values: sent?.values ?? props.initial ?? {} }}>
      <form
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        aria-labelledby={labelledBy}
        className={css.form}
        data-site-form
        {...handlers}
      >
        <ErrorSummary id={id} headlines={warnings} errors={errors} labels={labels} attempt={attempt} />
        {Object.entries(hidden).map(([field, value]) =>
          value === undefined ? null : <input key={field} type="hidden" name={field} value={value} />,
        )}
        <RobotTrap />
        {children}
        {name !== 'newsletter' && name !== 'search' && (
          <div className={css.trail}>
            <CheckField name={TRAIL_FIELD} label={texts.form.shareTrail} />
          </div>
        )}
        <div className={css.end}>
          <button type="submit" className={button.primary} aria-disabled={sending} disabled={isPreview}>
            {sending ? texts.form.sending : submit}
          </button>
          {isPreview && <p className={css.note}>{texts.form.preview}</p>}
          {privacyNote && !isPreview && (
            <p className={css.note}>
              {note !== undefined && `${note} `}
              {texts.form.privacyNote({
                notice: (text) => (
                  <SmartLink to="/privacy" newWindow>
                    {text}
                  </SmartLink>
                ),
              })}
            </p>
          )}
        </div>
        <p role="status" className={outcome?.status === 'known' ? css.known : 'visually-hidden'}>
          {sending ? texts.form.sending : outcome?.status === 'known' && said(outcome.message)}
        </p>
      </form>
    </FormProvider>
  );
}
