import type { Session } from '@manzil/contracts/gateway/account';
import { changeLeads } from '@manzil/contracts/http/leads';
import type { LeadChange, LeadSummary } from '@manzil/contracts/leads/lead';
import type { LeadStage } from '@manzil/contracts/leads/stage';
import { useState } from 'react';
import { BulkBar } from '../../../shared/ui/bulk-bar';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import type { Selection } from '../../../shared/ui/use-selection';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { BULK_LABELS, optionsOf, STAGE_LABELS, WORK_LABELS } from './lead-labels';
import { TAG_LABELS } from './tag-labels';
import { TagForm } from './lead-tags';
import { useAssignees } from '../../kit/data/use-assignees';
import styles from './leads.module.css';

/** Without `lost`, which requires a reason and has a separate action. */
const STAGES = optionsOf(STAGE_LABELS).filter(([stage]) => stage !== 'lost');
const NOBODY = '-';

export function LeadBulkBar({ session, selection }: { session: Session; selection: Selection<LeadSummary> }) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const assignees = useAssignees(session);
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  const change = async (
    wanted: Pick<LeadChange, 'stage' | 'status' | 'assignee' | 'addTags' | 'removeTags'>,
    targets: readonly Pick<LeadSummary, 'id' | 'version'>[] = selected,
  ): Promise<void> => {
    if (isBusy || targets.length === 0) return;
    setIsBusy(true);
    const leads = targets.map(({ id, version }) => ({ id, expectedVersion: version }));
    try {
      const { changed, refused } = await callApi(changeLeads, { body: { leads, change: wanted } });
      await refresh();
      clear();
      const next = targets
        .filter(({ id }) => changed.includes(id))
        .map(({ id, version }) => ({ id, version: version + 1 }));
      const { addTags } = wanted;
      const undo = addTags && {
        label: WORK_LABELS.undo,
        run: () => void change({ removeTags: addTags }, next),
      };
      if (changed.length > 0) toasts.done(BULK_LABELS.changed(changed.length), undo);
      if (refused.length > 0) toasts.failed(BULK_LABELS.refused(refused.length));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <BulkBar count={selected.length} onClear={clear}>
      <select
        className={styles.status}
        aria-label={BULK_LABELS.assign}
        value=""
        disabled={isBusy}
        onChange={({ target: { value } }) => void change({ assignee: value === NOBODY ? null : value })}
      >
        <option value="">{BULK_LABELS.assignTo}</option>
        {assignees.map(([name, label]) => (
          <option key={name} value={name === '' ? NOBODY : name}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={styles.status}
        aria-label={BULK_LABELS.stage}
        value=""
        disabled={isBusy}
        onChange={({ target: { value } }) => void change({ stage: value as LeadStage })}
      >
        <option value="">{BULK_LABELS.toStage}</option>
        {STAGES.map(([stage, label]) => (
          <option key={stage} value={stage}>
            {label}
          </option>
        ))}
      </select>
      <TagForm
        label={TAG_LABELS.bulkField}
        isBusy={isBusy}
        onTags={(tags) =>
          void change(
            { addTags: tags },
            selected.filter((lead) => tags.some((tag) => !lead.tags.includes(tag))),
          )
        }
      />
      <Button busy={isBusy} onClick={() => void change({ status: 'spam' })}>
        {BULK_LABELS.spam}
      </Button>
    </BulkBar>
  );
}
