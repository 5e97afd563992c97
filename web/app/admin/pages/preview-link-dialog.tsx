import type { PreviewLink } from '@manzil/contracts/http/wire/page-rows';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toasts } from '../../ui/toast-queue';

/** A link that shows the page as it is in the editor, for somebody who has no account. */
export function PreviewLinkDialog({ link, onClose }: { link: PreviewLink; onClose: () => void }) {
  const url = new URL(link.path, window.location.href).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.done('The link is copied.');
    } catch {
      toasts.failed('Your browser does not allow copying. Select the link and copy it yourself.');
    }
  };
  return (
    <Dialog title="Preview link" onClose={onClose}>
      <div className="backend-form">
        <TextField
          label="Link"
          hint={`Works until ${formatDateTime(link.expiresAt)} for whoever has it. Search engines cannot find it.`}
          value={url}
          readOnly
          onText={() => undefined}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <div className="backend-actions">
          <Button kind="primary" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button
            onClick={() => {
              window.open(link.path, '_blank', 'noopener');
            }}
          >
            Open
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
