import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from './second-factor.module.css';

const FILE_NAME = 'manzil-recovery-codes.txt';

/** Shows new codes once: not even the server can show them again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [status, setStatus] = useState('');
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied');
    } catch {
      setStatus('Copying is not allowed here: select the codes and copy them.');
    }
  };
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <div className="backend-form">
        <p>
          Each of them logs you in once when your device is lost. Keep them where you keep your passwords;
          they are not shown again.
        </p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="backend-actions">
          <Button
            onClick={() => {
              download(text);
            }}
          >
            Download
          </Button>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Button>
          <Button kind="primary" onClick={onClose}>
            I have saved them
          </Button>
        </div>
        <p role="status">{status}</p>
      </div>
    </Dialog>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
