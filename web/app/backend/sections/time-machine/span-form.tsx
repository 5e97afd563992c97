import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { dubaiTime } from '../../kit/lifecycle/lifecycle-labels';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { inputAfter, spanPath, type Span } from './instants';
import { TEXTS } from './time-texts';
import styles from './time-machine.module.css';

type Issues = Partial<Record<keyof Span, string>>;

/** Two times in Dubai time. They are stored in the URL, so that it can be shared. */
export function SpanForm({ span, knownFrom }: { span: Span; knownFrom: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(span);
  const [issues, setIssues] = useState<Issues>({});
  const earliest = inputAfter(Date.parse(knownFrom));
  const issueOf = (input: string): string | undefined => {
    if (input === '') return TEXTS.missing;
    return input < earliest ? TEXTS.unknown(dubaiTime(knownFrom)) : undefined;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const [from, to] = [issueOf(typed.from), issueOf(typed.to)];
    setIssues({ ...(from && { from }), ...(to && { to }) });
    if (from === undefined && to === undefined) void navigate(spanPath(typed));
    else form.querySelector<HTMLElement>(`[name=${from === undefined ? 'to' : 'from'}]`)?.focus();
  };
  const field = (name: keyof Span) => ({
    name,
    type: 'datetime-local',
    min: earliest,
    hint: TEXTS.hint,
    issue: issues[name],
    value: typed[name],
    onText: (value: string) => {
      setTyped({ ...typed, [name]: value });
    },
  });
  return (
    <form role="search" className={styles.form} aria-label={TEXTS.form} noValidate onSubmit={submit}>
      <TextField label={TEXTS.from} {...field('from')} />
      <TextField label={TEXTS.to} {...field('to')} />
      <Button kind="primary" type="submit">
        {TEXTS.compare}
      </Button>
    </form>
  );
}
