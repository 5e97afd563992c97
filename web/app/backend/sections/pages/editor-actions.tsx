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
import { isDraft } from './page-status';
import type { PageEditing } from './use-page-editing';
import { APPROVAL_LABELS } from '../../kit/lifecycle/approval-labels';
import { EditOnly, PublishOnly, useDraftsOnly } from '../../../shared/ui/read-only';
import { memberName } from '../../kit/words/member-name';

interface EditorActionsProps {
  editing: PageEditing;
  onPublish: () => void;
}

/** Actions on the page as a whole. */
export function EditorActions({ editing, onPublish }: EditorActionsProps) {
  const { stored, dirty, busy, save, collect } = editing;
  const savedBy = stored?.lifecycle?.draft?.savedBy ?? stored?.updatedBy ?? '';
  const waiting = dirty || isDraft(stored);
  const [asking, setAsking] = useState<'copy' | 'delete' | undefined>();
  const [link, setLink] = useState<(PreviewLink & { note?: string }) | undefined>();
  const [linking, setLinking] = useState(false);
  const isDraftsOnly = useDraftsOnly();
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
          <Button
            kind={isDraftsOnly ? 'primary' : 'secondary'}
            busy={busy}
            disabled={!dirty && stored === undefined}
            onClick={() => void save('schedule')}
          >
            {isDraftsOnly ? APPROVAL_LABELS.send : 'Schedule'}
          </Button>
          <Button busy={busy} disabled={!dirty} onClick={() => void save('draft')}>
            Save draft
          </Button>
          <PublishOnly>
            <Button kind="primary" busy={busy} disabled={!waiting} onClick={onPublish}>
              Publish
            </Button>
          </PublishOnly>
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
