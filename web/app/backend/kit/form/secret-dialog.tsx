import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';

const TEXTS = {
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Copying is not allowed here: select the secret and copy it.',
  done: 'Done',
} as const;

interface SecretDialogProps {
  title: string;
  /** Label of the secret, for example its name in the other system. */
  label: string;
  secret: string;
  /** Instructions for its use. */
  children: ReactNode;
  onClose: () => void;
}

/** Shows a secret, which is never shown again. */
export function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid(TEXTS.copied);
    } catch {
      setSaid(TEXTS.copyRefused);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="backend-form">
        <p>{children}</p>
        <TextField
          label={label}
          readOnly
          value={secret}
          onText={() => undefined}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <div className="backend-actions">
          <Button kind="primary" onClick={() => void copy()}>
            {TEXTS.copy}
          </Button>
          <Button onClick={onClose}>{TEXTS.done}</Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
