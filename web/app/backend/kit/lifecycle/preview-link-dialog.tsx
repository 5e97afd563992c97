import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { dubaiTime, PREVIEW_LABELS } from './lifecycle-labels';

export interface PreviewLink {
  /** On this site, including the token. */
  path: string;
  expiresAt: string;
}

interface PreviewLinkDialogProps {
  link: PreviewLink;
  /** Further information about the link. */
  note?: string | undefined;
  onClose: () => void;
}

/** Shows a link to unpublished content for people without an account. */
export function PreviewLinkDialog({ link, note, onClose }: PreviewLinkDialogProps) {
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
          hint={PREVIEW_LABELS.until(dubaiTime(link.expiresAt))}
          value={url}
          readOnly
          onText={() => undefined}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        {note !== undefined && <p>{note}</p>}
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
