import { useState } from 'react';
import { useReady } from '../../lib/use-ready';

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Without it the browser holds what is typed. */
  value?: string;
  onText?: (value: string) => void;
  issueId?: string | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, autoComplete, value, onText, issueId }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ready = useReady();
  return (
    <label>
      {label}
      <span className="login-password">
        <input
          type={shown ? 'text' : 'password'}
          name={autoComplete}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={issueId === undefined ? undefined : true}
          aria-describedby={issueId}
          onChange={(event) => {
            onText?.(event.target.value);
          }}
        />
        <button
          type="button"
          aria-pressed={shown}
          disabled={!ready}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </span>
    </label>
  );
}
