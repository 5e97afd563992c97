import type { LinkDelivery, SingleUseLink } from '@manzil/contracts/gateway/member';
import { useState } from 'react';
import { formatDateTime } from '../labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';

interface SingleUseLinkDialogProps {
  name: string;
  link: SingleUseLink;
  delivery: LinkDelivery;
  onClose: () => void;
}

/** Sentences on the mail with the link, and the remaining steps. */
const DELIVERY_LABELS: Readonly<Record<LinkDelivery, (name: string) => string>> = {
  mailed: (name) => `This link is on its way to ${name} by mail. You can copy it too.`,
  'no-server': (name) => `No mail server is set up: send this link to ${name}.`,
  'no-address': (name) => `${name} has no email address: send this link yourself.`,
  failed: (name) => `This link could not be mailed: send it to ${name}.`,
};

/** Shows a link once: not even the server can show it again. */
export function SingleUseLinkDialog({ name, link, delivery, onClose }: SingleUseLinkDialogProps) {
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
    <Dialog title={`Link for ${name}`} onClose={onClose}>
      <div className="backend-form">
        <p>
          {DELIVERY_LABELS[delivery](name)} Whoever opens it chooses the password of this account: once, until{' '}
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
