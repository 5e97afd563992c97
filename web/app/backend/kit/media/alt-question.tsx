import { useState } from 'react';
import * as http from '@manzil/contracts/http/media';
import { callApi, messageOf } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { MEDIA_TEXTS } from './media-texts';
import styles from './picture-source.module.css';

interface AltQuestionProps {
  id: string;
  /** Called with the text, or with undefined to add it later. */
  onDone: (alt: string | undefined) => void;
}

/** Asks for the alternative text of a picture that has none yet. */
export function AltQuestion({ id, onDone }: AltQuestionProps) {
  const [alt, setAlt] = useState('');
  const [stored, setStored] = useState('');
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string>();
  const save = async (): Promise<boolean> => {
    setBusy(true);
    setIssue(undefined);
    try {
      await callApi(http.describeAsset, { params: { id }, body: { alt } });
      setStored(alt.trim());
      toasts.done(MEDIA_TEXTS.altSaved);
      return true;
    } catch (error) {
      setIssue(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const finish = async (): Promise<void> => {
    if (await save()) onDone(alt.trim());
  };
  return (
    <div
      className={styles.question}
      // The form around it is often saved without a press of the button here. It stays open, because what is below
      // would otherwise move under a click.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && alt.trim() !== stored && !busy) void save();
      }}
    >
      <TextField
        label={MEDIA_TEXTS.altLabel}
        hint={MEDIA_TEXTS.altHint}
        issue={issue}
        value={alt}
        maxLength={500}
        onText={setAlt}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          if (alt.trim() !== '' && !busy) void finish();
        }}
      />
      <div className="backend-actions">
        <Button busy={busy} disabled={alt.trim() === ''} onClick={() => void finish()}>
          {MEDIA_TEXTS.altSave}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            onDone(stored || undefined);
          }}
        >
          {MEDIA_TEXTS.altSkip}
        </Button>
      </div>
    </div>
  );
}
