import { useState } from 'react';
import { messageOf } from '../../kit/data/call-api';
import { PreviewLinkDialog, type PreviewLink } from '../../kit/lifecycle/preview-link-dialog';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import { wordsOf } from './instants';
import { createSitePreview } from './time-calls';
import { TEXTS } from './time-texts';

/** Makes a link that shows the whole site at a time. */
export function PreviewButton({ at }: { at: string }) {
  const [link, setLink] = useState<PreviewLink | undefined>();
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      setLink(await createSitePreview(at));
    } catch (error) {
      toasts.failed(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={busy} onClick={() => void make()}>
        {TEXTS.preview(wordsOf(at))}
      </Button>
      {link !== undefined && (
        <PreviewLinkDialog
          link={link}
          note={TEXTS.note}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
    </>
  );
}
