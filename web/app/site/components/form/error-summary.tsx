import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../lib/forms';
import css from './form.module.css';

interface ErrorSummaryProps {
  id: string;
  /** The warnings of the form as a whole, first. */
  headlines: readonly string[];
  errors: FieldErrors;
  /** Fields in the order of the form, with their labels. */
  labels: Readonly<Record<string, string>>;
  /** Incremented with every attempt, which moves the focus here. */
  attempt: number;
}

/** Lists the errors at the top of the form, with a link to each field. */
export function ErrorSummary({ id, headlines, errors, labels, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const wrong = Object.entries(labels).filter(([name]) => errors[name] !== undefined);
  if (headlines.length === 0 && wrong.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.summary}>
      {headlines.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, label]) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`${id}-${name}`)?.focus();
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
