import { useState } from 'react';
import { ApiProblem, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { confirmTotp, type DrawnTotpSetUp } from './second-factor-calls';
import styles from './second-factor.module.css';

interface TotpDialogProps {
  setUp: DrawnTotpSetUp;
  onClose: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** The secret as a picture and as text, and the code that shows that the app has it. */
export function TotpDialog({ setUp, onClose, onAdded }: TotpDialogProps) {
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      onAdded(await confirmTotp(code));
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setIssue(first?.message ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <form
        className="backend-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void confirm();
        }}
      >
        <p>Scan this with your authenticator app, or type the key into it.</p>
        <svg
          className={styles.qr}
          viewBox={`-4 -4 ${setUp.qr.size + 8} ${setUp.qr.size + 8}`}
          role="img"
          aria-label="QR code with the key"
          shapeRendering="crispEdges"
        >
          <path d={setUp.qr.path} />
        </svg>
        <p className={styles.secret}>
          Key: <code>{setUp.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <TextField
          label="Code"
          hint="Six digits that the app shows now."
          issue={issue}
          value={code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          onText={(value) => {
            setCode(value);
            setIssue(undefined);
          }}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={busy}>
            Turn on
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
