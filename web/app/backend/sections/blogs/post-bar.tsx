import type { PublishGap } from '@manzil/contracts/publish-gaps';
import { Button } from '../../../shared/ui/button';
import { APPROVAL_LABELS } from '../../kit/lifecycle/approval-labels';
import { EditOnly, PublishOnly, useDraftsOnly } from '../../../shared/ui/read-only';
import { usePublishCheck } from '../../kit/lifecycle/publish-check';
import { SaveState } from '../../kit/form/save-state';
import { StickyBar } from '../../kit/layout/sticky-bar';
import { missingInPost } from './missing-in-post';
import type { PostEditing } from './use-post';
import styles from './post-screen.module.css';

/** Stays visible: the save state and the actions on the post. */
export function PostBar({ post }: { post: PostEditing }) {
  const { form, status, busy, problem, stored, sendFor, readTheirs } = post;
  const { lifecycle } = stored ?? {};
  const isDraftsOnly = useDraftsOnly();
  const check = usePublishCheck();
  // For a published post, advice was already given when it was first published.
  const isAsked = ({ blocks }: PublishGap): boolean => blocks || lifecycle?.live !== true;
  const isPublic = lifecycle?.live === true && lifecycle.draft === null && !form.dirty;
  return (
    <EditOnly>
      <StickyBar className={styles.bar}>
        <SaveState form={{ ...form, problem, busy }} readTheirs={readTheirs} />
        <div className={styles.line}>
          <span role="status">{status}</span>
          <div className="backend-actions">
            <Button
              busy={busy}
              disabled={!form.dirty}
              onClick={() => {
                sendFor('draft');
              }}
            >
              Save draft
            </Button>
            <Button
              kind={isDraftsOnly ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => {
                sendFor('schedule');
              }}
            >
              {isDraftsOnly ? APPROVAL_LABELS.send : 'Schedule'}
            </Button>
            <PublishOnly>
              <Button
                kind="primary"
                busy={busy}
                disabled={isPublic}
                onClick={() => {
                  check.publish(missingInPost(form.values).filter(isAsked), () => {
                    sendFor('publish');
                  });
                }}
              >
                Publish
              </Button>
            </PublishOnly>
          </div>
        </div>
      </StickyBar>
      {check.question}
    </EditOnly>
  );
}
