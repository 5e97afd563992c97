import type { ManagedRule, ManagedVersion } from '@manzil/contracts/content/rule';
import * as http from '@manzil/contracts/http/rules';
import type { Source } from '@manzil/rules/rule';
import type { Terms } from '@manzil/rules/terms';
import { setTermsFields, type TermsValue } from '@manzil/rules/terms-fields';
import { CONFIDENCES } from '@manzil/rules/vocabulary';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { gulfToday } from '../../kit/labels/format-date-time';
import { addVersion } from './rule-calls';
import { CONFIDENCE_NAMES, TEXTS } from './rule-texts';
import { fromInput, labelledFields, toInput, type LabelledField } from './terms-labels';

interface AddVersionDialogProps {
  rule: ManagedRule;
  last: ManagedVersion;
  onClose: () => void;
  onAdded: () => void;
}

const CONFIDENCE_OPTIONS = CONFIDENCES.map((key) => [key, CONFIDENCE_NAMES[key]] as const);
const FLAG_OPTIONS = [
  ['true', TEXTS.yes],
  ['false', TEXTS.no],
] as const;

/** A new version that begins as a copy of the last one. */
export function AddVersionDialog({ rule, last, onClose, onAdded }: AddVersionDialogProps) {
  // The basis is fixed: a fee with another basis is a different fee.
  const fields = labelledFields(last.terms).filter(({ path }) => path !== 'basis');
  const form = useContractForm(http.addRuleVersion, {
    values: {
      validFrom: gulfToday(),
      validTo: '',
      law: last.law,
      note: last.note,
      sources: last.sources.flatMap(({ url }) => url ?? []).join('\n'),
      confidence: last.confidence,
      reviewBy: last.reviewBy,
      terms: Object.fromEntries(fields.map(({ path, value, unit }) => [path, toInput(value, unit)])),
    },
    fieldOf: (field) => (field.startsWith('sources') ? 'sources' : field),
    check: ({ terms }) =>
      fields.flatMap((field) =>
        fromInput(terms[field.path] ?? '', field) === undefined
          ? [{ field: `terms.${field.path}`, message: TEXTS.noNumber }]
          : [],
      ),
    bodyOf: ({ validFrom, validTo, law, note, sources, confidence, reviewBy, terms }) => ({
      validFrom,
      validTo: validTo === '' ? null : validTo,
      dateConfidence: 'high' as const,
      law,
      note,
      sources: sourcesOf(sources, last.sources),
      confidence,
      reviewBy,
      terms: termsOf(last.terms, fields, terms),
      lastVersion: last.version,
    }),
    send: (body) => addVersion(rule.id, body),
    onSaved: ({ versionCount }) => {
      toasts.done(TEXTS.addedDone(versionCount));
      onAdded();
    },
  });
  const { terms } = form.values;
  return (
    <Dialog title={TEXTS.addTitle} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{TEXTS.addText}</p>
        <TextField label={TEXTS.validFrom} type="date" autoFocus {...form.text('validFrom')} />
        <TextField label={TEXTS.validTo} hint={TEXTS.validToHint} type="date" {...form.text('validTo')} />
        {fields.map((field) => (
          <TermsControl
            key={field.path}
            field={field}
            value={terms[field.path] ?? ''}
            issue={form.issueOf(`terms.${field.path}`)}
            onText={(text) => {
              form.set('terms', { ...terms, [field.path]: text });
            }}
          />
        ))}
        <TextField label={TEXTS.law} {...form.text('law')} />
        <AreaField label={TEXTS.note} {...form.text('note')} />
        <AreaField label={TEXTS.sources} hint={TEXTS.sourcesHint} {...form.text('sources')} />
        <SelectField label={TEXTS.confidence} options={CONFIDENCE_OPTIONS} {...form.text('confidence')} />
        <TextField label={TEXTS.reviewBy} type="date" {...form.text('reviewBy')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.add}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface TermsControlProps {
  field: LabelledField;
  value: string;
  issue: string | undefined;
  onText: (text: string) => void;
}

const UNIT_LABELS = { aed: ', AED', percent: ', %', number: '', text: '', flag: '' } as const;

function TermsControl({ field, value, issue, onText }: TermsControlProps) {
  const label = `${field.label}${UNIT_LABELS[field.unit]}`;
  if (field.unit === 'flag')
    return <SelectField label={label} options={FLAG_OPTIONS} value={value} issue={issue} onText={onText} />;
  if (field.unit === 'text')
    return <AreaField label={label} value={value} issue={issue} onText={onText} rows={2} />;
  return <TextField label={label} inputMode="decimal" value={value} issue={issue} onText={onText} />;
}

/** Existing sources keep their kind; new ones are of the kind `page`. */
const sourcesOf = (text: string, before: readonly Source[]): Source[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((url) => before.find((source) => source.url === url) ?? { url, kind: 'page' });

const termsOf = (
  terms: Terms,
  fields: readonly LabelledField[],
  texts: Readonly<Record<string, string>>,
): Terms => {
  const values = fields.map((field): [string, TermsValue] => [
    field.path,
    fromInput(texts[field.path] ?? '', field) ?? field.value,
  ]);
  // The schema of the endpoint checks it.
  return setTermsFields(terms, Object.fromEntries(values)) as Terms;
};
