import type { FieldKind } from '@manzil/contracts/content/document-fields';
import { readFocalPoint } from '@manzil/contracts/content/focal-point';
import { FocalPointPicker } from '../../kit/media/focal-point-picker';
import { IMAGE_LIMIT } from '../../kit/media/image-limit';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { ImageField } from '../../kit/media/image-field';

/** Options of select fields, by field. */
export type FieldChoices = Readonly<Record<string, readonly (readonly [value: string, label: string])[]>>;

interface DocumentFieldProps {
  kind: FieldKind;
  label: string;
  hint: string | undefined;
  choices: FieldChoices[string] | undefined;
  issue: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The focal point of a photograph, as it is stored. */
  focus: { value: string; issue: string | undefined; onChange: (value: string) => void } | undefined;
}

/** The form control for a field, by its kind. */
export function DocumentField({
  kind,
  label,
  hint,
  choices,
  issue,
  value,
  onChange,
  focus,
}: DocumentFieldProps) {
  const frame = { label, issue, value, ...(hint !== undefined && { hint }) };
  if (kind === 'image')
    return (
      <div>
        <ImageField {...frame} {...IMAGE_LIMIT} onChange={onChange} />
        {focus !== undefined && value !== '' && (
          <FocalPointPicker
            photo={value}
            point={readFocalPoint(focus.value) ?? { x: 50, y: 50 }}
            hint="Click on what must stay in sight, or move the point with the arrow keys."
            shape="upright"
            shapeLabel="Cropped upright, as on a phone"
            onChange={({ x, y }) => {
              focus.onChange(`${String(x)} ${String(y)}`);
            }}
          />
        )}
      </div>
    );
  if (kind === 'text') return <AreaField {...frame} rows={5} onText={onChange} />;
  if (kind === 'choice') return <SelectField {...frame} options={choices ?? []} onText={onChange} />;
  if (kind === 'seconds')
    return <TextField {...frame} inputMode="numeric" placeholder="1" onText={onChange} />;
  if (kind === 'measurement') return <TextField {...frame} placeholder="G-ABC123DEF4" onText={onChange} />;
  if (kind === 'line') return <TextField {...frame} onText={onChange} />;
  return (
    <TextField
      {...frame}
      hint={hint ?? 'A path on this site (/buy) or a full address (https://…)'}
      onText={onChange}
    />
  );
}
