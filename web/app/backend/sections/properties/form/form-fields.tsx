import type { InputHTMLAttributes, ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button';
import { SelectField, TextField } from '../../../../shared/ui/field';
import { PARTS } from './corrections';
import { FIELD_TEXTS, FORM_TEXTS } from './form-texts';
import type { FormValues } from './form-values';
import { useListingForm } from './listing-form-context';
import styles from './listing-form.module.css';

type TextFieldName = Exclude<keyof typeof FIELD_TEXTS, 'images' | 'floorPlans' | 'adviser'>;

const hintOf = (field: keyof typeof FIELD_TEXTS): string | undefined => {
  const texts: { label: string; hint?: string } = FIELD_TEXTS[field];
  return texts.hint;
};

type FormTextProps = { field: TextFieldName; required?: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'list' | 'type' | 'autoComplete' | 'lang' | 'dir'
>;

/** A line of text of the form, with the feed's value if it differs. */
export function FormText({ field, ...rest }: FormTextProps) {
  const { form } = useListingForm();
  return (
    <Corrected parts={[field]} label={FIELD_TEXTS[field].label}>
      <TextField label={FIELD_TEXTS[field].label} hint={hintOf(field)} {...form.text(field)} {...rest} />
    </Corrected>
  );
}

interface FormSelectProps {
  field: TextFieldName;
  options: readonly (readonly [value: string, label: string])[];
}

export function FormSelect({ field, options }: FormSelectProps) {
  const { form } = useListingForm();
  return (
    <Corrected
      parts={[field]}
      label={FIELD_TEXTS[field].label}
      words={(value) => options.find(([key]) => key === value)?.[1] ?? value}
    >
      <SelectField
        label={FIELD_TEXTS[field].label}
        hint={hintOf(field)}
        options={options}
        {...form.text(field)}
      />
    </Corrected>
  );
}

interface CorrectedProps {
  /** The fields of the form that follow the feed together. */
  parts: readonly (keyof FormValues)[];
  label: string;
  words?: (value: string) => string;
  children: ReactNode;
}

/** A field with the feed's value, if it differs, and a way to follow the feed again. */
export function Corrected({ parts, label, words = (value) => value, children }: CorrectedProps) {
  const { form, feed } = useListingForm();
  const isDifferent =
    feed !== undefined &&
    parts.some((part) => JSON.stringify(form.values[part]) !== JSON.stringify(feed[part]));
  return (
    <div className={styles.field}>
      {children}
      {isDifferent && (
        <p className={styles.feed}>
          <span>{FORM_TEXTS.feedSays(wordsOf(parts, feed, words))}</span>
          <Button
            kind="quiet"
            aria-label={FORM_TEXTS.followField(label)}
            onClick={() => {
              for (const part of parts) form.set(part, feed[part]);
            }}
          >
            {FORM_TEXTS.follow}
          </Button>
        </p>
      )}
    </div>
  );
}

const LONGEST = 160;

function wordsOf(
  parts: readonly (keyof FormValues)[],
  feed: FormValues,
  words: (value: string) => string,
): string {
  const said = parts
    .map((part) => feed[part])
    .map((value) => (typeof value === 'string' ? words(value) : value.length.toLocaleString('en')))
    .filter((value) => value.trim() !== '')
    .join(', ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (said === '') return FORM_TEXTS.nothing;
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}

export const AGENT_PARTS = PARTS.agent;
