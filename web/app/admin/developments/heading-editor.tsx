import { useState, type SubmitEvent } from 'react';
import { setDevelopmentsHeading } from '@manzil/contracts/http/development-editing';
import { ApiProblem, callApi, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useToasts } from '../../ui/toasts';
import styles from './developments.module.css';

/** The heading of the public list of projects. */
export function HeadingEditor({ stored, onSaved }: { stored: string; onSaved: () => Promise<void> }) {
  const [heading, setHeading] = useState(stored);
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await callApi(setDevelopmentsHeading, { body: { newtext: heading } });
      toasts.done('Heading updated successfully!');
      await onSaved();
    } catch (error) {
      const told = error instanceof ApiProblem ? error.issues[0]?.message : undefined;
      if (told === undefined) toasts.failed(messageOf(error));
      else setIssue(told);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={`backend-panel ${styles.heading ?? ''}`}
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <TextField
        label="Heading of the public list"
        hint="Shown on top of the page of new developments."
        issue={issue}
        value={heading}
        maxLength={300}
        onText={(text) => {
          setHeading(text);
          setIssue(undefined);
        }}
      />
      <Button type="submit" kind="primary" busy={busy} disabled={heading === stored}>
        Save heading
      </Button>
    </form>
  );
}
