import { useState } from 'react';
import { messageOf } from '../lib/call-api';
import { PreviewLinkDialog, type PreviewLink } from '../lifecycle/preview-link-dialog';
import { Button } from '../../ui/button';
import { toasts } from '../../ui/toast-queue';
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
