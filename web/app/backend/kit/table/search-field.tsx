import { useEffect, useState } from 'react';
import { TextField } from '../../../shared/ui/field';

const SEARCH_AFTER_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onText: (value: string) => void;
}

/** A debounced search field. */
export function SearchField({ label, placeholder, value, onText }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      onText(typed.trim());
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, value, onText]);
  return (
    <TextField
      label={label}
      type="search"
      maxLength={200}
      placeholder={placeholder}
      value={typed}
      onText={setTyped}
    />
  );
}
