import { useRef, useState } from 'react';
import { useEarlyText } from '../../../shared/lib/use-early-text';
import { useReady } from '../../../shared/lib/use-ready';

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  onText?: (value: string) => void;
  issueId?: string | undefined;
}

/**
 * A password field that can be shown in clear text. The browser holds the value, as it does before the page is
 * hydrated.
 */
export function PasswordField({ label, autoComplete, onText, issueId }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ready = useReady();
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, (text) => onText?.(text));
  return (
    <label>
      {label}
      <span className="login-password">
        <input
          ref={input}
          type={shown ? 'text' : 'password'}
          name={autoComplete}
          autoComplete={autoComplete}
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
