import { TextField } from '../../../shared/ui/field';
import styles from './header-preview.module.css';

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  issue: string | undefined;
  /** Default for an empty value: a hex colour of six digits. */
  own: string;
  onText: (value: string) => void;
}

const HEX = /^#[\da-f]{6}$/i;

/** Text field for a colour, with the browser's colour picker beside it. */
export function ColourField({ own, ...field }: ColourFieldProps) {
  const { label, value, onText } = field;
  return (
    <div className={styles.colour}>
      <TextField {...field} placeholder={own} />
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        value={HEX.test(value) ? value : own}
        onChange={(event) => {
          onText(event.target.value);
        }}
      />
    </div>
  );
}
