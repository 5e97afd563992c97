import { useState } from 'react';
import { TextField } from '../../../shared/ui/field';

interface ListFieldProps {
  label: string;
  hint: string;
  values: readonly string[];
  issue: string | undefined;
  onChange: (values: string[]) => void;
}

const split = (text: string): string[] => text.split(',').flatMap((each) => each.trim() || []);

/** Several short texts, separated by commas; the input is not reformatted during typing. */
export function ListField({ label, hint, values, issue, onChange }: ListFieldProps) {
  const joined = values.join(', ');
  const [typed, setTyped] = useState(joined);
  // When the draft is discarded or restored, the values no longer match the typed text.
  const shown = split(typed).join(', ') === joined ? typed : joined;
  return (
    <TextField
      label={label}
      hint={hint}
      issue={issue}
      value={shown}
      onText={(text) => {
        setTyped(text);
        onChange(split(text));
      }}
    />
  );
}
