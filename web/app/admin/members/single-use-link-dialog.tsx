import type { SingleUseLink } from '@manzil/contracts/gateway/member';
import { useState } from 'react';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';

interface SingleUseLinkDialogProps {
  username: string;
  link: SingleUseLink;
  onClose: () => void;
}

/** Shows a link this once: nobody, the server included, can show it again. */
export function SingleUseLinkDialog({ username, link, onClose }: SingleUseLinkDialogProps) {
  const [said, setSaid] = useState('');
  const address = new URL(`/password/${link.token}`, window.location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied');
    } catch {
      setSaid('Copying is not allowed here: select the link and copy it.');
    }
  };
  return (
    <Dialog title={`Link for ${username}`} onClose={onClose}>
      <div className="backend-form">
        <p>
          Send this link to {username}. Whoever opens it chooses the password of this account: once, until{' '}
          {formatDateTime(link.expiresAt)}. It is not shown again.
        </p>
        <TextField
          label="One-time link"
          readOnly
          value={address}
          onText={() => undefined}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <div className="backend-actions">
          <Button kind="primary" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
