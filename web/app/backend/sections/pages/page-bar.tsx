import { Button } from '../../../shared/ui/button';
import { EditOnly, PublishOnly, useDraftsOnly } from '../../../shared/ui/read-only';
import { StickyBar } from '../../kit/layout/sticky-bar';
import { APPROVAL_LABELS } from '../../kit/lifecycle/approval-labels';
import { isDraft } from './page-status';
import type { PageEditing } from './use-page-editing';

interface PageBarProps {
  editing: PageEditing;
  onPublish: () => void;
}

/** Stays visible: the save state and the actions that save the page. */
export function PageBar({ editing, onPublish }: PageBarProps) {
  const { stored, dirty, busy, save } = editing;
  const isDraftsOnly = useDraftsOnly();
  return (
    <EditOnly>
      <StickyBar>
        <span role="status">{dirty && !busy && 'You have unsaved changes.'}</span>
        <div className="backend-actions">
          <Button busy={busy} disabled={!dirty} onClick={() => void save('draft')}>
            Save draft
          </Button>
          <Button
            kind={isDraftsOnly ? 'primary' : 'secondary'}
            busy={busy}
            disabled={!dirty && stored === undefined}
            onClick={() => void save('schedule')}
          >
            {isDraftsOnly ? APPROVAL_LABELS.send : 'Schedule'}
          </Button>
          <PublishOnly>
            <Button kind="primary" busy={busy} disabled={!dirty && !isDraft(stored)} onClick={onPublish}>
              Publish
            </Button>
          </PublishOnly>
        </div>
      </StickyBar>
    </EditOnly>
  );
}
