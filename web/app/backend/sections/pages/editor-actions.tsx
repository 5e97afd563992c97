import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../kit/data/call-api';
import { useReturnPath } from '../../kit/address/use-return-path';
import { Button } from '../../../shared/ui/button';
import { createPreviewLink } from '../../kit/lifecycle/lifecycle-calls';
import { PREVIEW_LABELS } from '../../kit/lifecycle/lifecycle-labels';
import { PreviewLinkDialog, type PreviewLink } from '../../kit/lifecycle/preview-link-dialog';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { CopyPageDialog } from './copy-page-dialog';
import { DeletePageDialog } from './delete-page-dialog';
import { createPreview } from './page-calls';
import type { PageEditing } from './use-page-editing';
import { EditOnly, PublishOnly } from '../../../shared/ui/read-only';
import { memberName } from '../../kit/labels/member-name';

/** Title of the page and actions on it as a whole; the ones that save are in the page bar. */
export function EditorActions({ editing }: { editing: PageEditing }) {
  const { stored, dirty, collect } = editing;
  const savedBy = stored?.lifecycle?.draft?.savedBy ?? stored?.updatedBy ?? '';
  const [asking, setAsking] = useState<'copy' | 'delete' | undefined>();
  const [link, setLink] = useState<(PreviewLink & { note?: string }) | undefined>();
  const [linking, setLinking] = useState(false);
  const navigate = useNavigate();
  const back = useReturnPath('/backend/pages');
  const close = (): void => {
    setAsking(undefined);
  };
  const share = async (): Promise<void> => {
    setLinking(true);
    try {
      const shown = await collect();
      // With unsaved changes, the link shows a separate snapshot that includes them.
      setLink(
        stored === undefined || dirty
          ? await createPreview(shown)
          : { ...(await createPreviewLink({ kind: 'page', id: stored.id })), note: PREVIEW_LABELS.replaces },
      );
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setLinking(false);
  };
  return (
    <>
      <SectionHead
        title={stored?.title ?? 'New page'}
        {...(stored !== undefined && { intro: `Version ${stored.version}, saved by ${memberName(savedBy)}` })}
      >
        <Button onClick={() => void navigate(back)}>All Pages</Button>
        {stored !== undefined && (
          <>
            {stored.lifecycle?.live !== false && (
              <Button
                kind="quiet"
                onClick={() => {
                  window.open(`/${stored.linkAddress}`, '_blank', 'noopener');
                }}
              >
                View page
              </Button>
            )}
            <PublishOnly>
              <Button
                kind="quiet"
                onClick={() => {
                  void collect().then(() => {
                    setAsking('copy');
                  });
                }}
              >
                Copy
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  setAsking('delete');
                }}
              >
                Delete
              </Button>
            </PublishOnly>
          </>
        )}
        <EditOnly>
          <Button busy={linking} onClick={() => void share()}>
            {PREVIEW_LABELS.action}
          </Button>
        </EditOnly>
      </SectionHead>
      {link !== undefined && (
        <PreviewLinkDialog
          link={link}
          note={link.note}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
      {asking === 'copy' && stored !== undefined && (
        <CopyPageDialog
          page={stored}
          onClose={close}
          onCopied={({ id }) => {
            close();
            void navigate(`/backend/pages/${id}`);
          }}
        />
      )}
      {asking === 'delete' && stored !== undefined && (
        <DeletePageDialog pages={[stored]} onClose={close} onChanged={() => void navigate(back)} />
      )}
    </>
  );
}
