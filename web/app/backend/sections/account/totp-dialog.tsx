import * as http from '@manzil/contracts/http/second-factor';
import { useContractForm } from '../../kit/form/use-contract-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { confirmTotp, type DrawnTotpSetUp } from '../../kit/session/second-factor-calls';
import styles from './second-factor.module.css';

interface TotpDialogProps {
  setUp: DrawnTotpSetUp;
  onClose: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** Shows the secret as a QR code and as text, and verifies a code of the app. */
export function TotpDialog({ setUp, onClose, onAdded }: TotpDialogProps) {
  const form = useContractForm(http.confirmTotp, {
    values: { code: '' },
    refusalField: 'code',
    send: ({ code }) => confirmTotp(code),
    onSaved: (recoveryCodes) => {
      onAdded(recoveryCodes);
    },
  });
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
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
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.text('code')}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            Turn on
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
