import type { FieldKind } from '@manzil/contracts/content/document-fields';
import { IMAGE_LIMIT } from '../lib/image-limit';
import { AreaField, TextField } from '../ui/field';
import { ImageField } from '../ui/image-field';

interface DocumentFieldProps {
  kind: FieldKind;
  label: string;
  hint: string | undefined;
  issue: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The control that fits what a field of a page holds. */
export function DocumentField({ kind, label, hint, issue, value, onChange }: DocumentFieldProps) {
  const frame = { label, issue, value, ...(hint !== undefined && { hint }) };
  if (kind === 'image') return <ImageField {...frame} {...IMAGE_LIMIT} onChange={onChange} />;
  if (kind === 'text') return <AreaField {...frame} rows={5} onText={onChange} />;
  if (kind === 'line') return <TextField {...frame} onText={onChange} />;
  return (
    <TextField
      {...frame}
      hint={hint ?? 'A path of this site (/buy) or a whole address (https://…)'}
      onText={onChange}
    />
  );
}
