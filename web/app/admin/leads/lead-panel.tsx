import type { Session } from '@manzil/contracts/gateway/account';
import { showLead } from '@manzil/contracts/http/leads';
import type { Lead, LeadStatus } from '@manzil/contracts/leads/lead';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiProblem, callApi, messageOf } from '../lib/call-api';
import { useDraft } from '../lib/use-draft';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AreaField, SelectField } from '../../ui/field';
import { useToasts } from '../../ui/toasts';
import { changeLead } from './change-lead';
import { LeadConflict, type LeadBetween } from './lead-conflict';
import { LeadFacts } from './lead-facts';
import { optionsOf, STATUS_WORDS } from './lead-words';
import { changeBetween, workOf } from './lead-work';
import { useAssignees } from './use-assignees';
import styles from './leads.module.css';

interface LeadPanelProps {
  lead: Lead;
  session: Session;
  onClose: () => void;
}

/** All that is known of a lead, and the work on it. What is typed is kept on this device until it is saved. */
export function LeadPanel({ lead, session, onClose }: LeadPanelProps) {
  const stored = useMemo(() => workOf(lead), [lead]);
  const draft = useDraft(`lead:${lead.id}`, stored, String(lead.version));
  const [conflict, setConflict] = useState<LeadBetween | undefined>();
  const [busy, setBusy] = useState(false);
  const assignees = useAssignees(session, draft.values.assignee);
  const { revalidate } = useRevalidator();
  const toasts = useToasts();

  /** Over `version`: what is not changed here stays as it is there. */
  const save = async (version: number): Promise<void> => {
    setBusy(true);
    try {
      const saved = await changeLead(lead.id, version, changeBetween(stored, draft.values));
      draft.replace(workOf(saved));
      setConflict(undefined);
      await revalidate();
      toasts.done('Saved');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.isConflict) await lookAtConflict(error);
      else {
        draft.setIssues(error.issues);
        toasts.failed(messageOf(error));
      }
    } finally {
      setBusy(false);
    }
  };
  const lookAtConflict = async ({ details }: ApiProblem): Promise<void> => {
    const theirs = await callApi(showLead, { params: { id: lead.id } });
    setConflict({ theirs, by: typeof details.updatedBy === 'string' ? details.updatedBy : undefined });
  };
  const takeTheirs = async (): Promise<void> => {
    if (conflict === undefined) return;
    draft.replace(workOf(conflict.theirs));
    setConflict(undefined);
    await revalidate();
  };

  return (
    <Dialog title={lead.name ?? lead.email} wide onClose={onClose}>
      <div className={styles.panel}>
        <LeadFacts lead={lead} />
        {conflict !== undefined && (
          <LeadConflict
            conflict={conflict}
            busy={busy}
            onKeepMine={() => void save(conflict.theirs.version)}
            onTakeTheirs={() => void takeTheirs()}
          />
        )}
        {draft.recovered && draft.dirty && <p role="status">Your unsaved changes have been restored.</p>}
        <form
          className="backend-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && draft.dirty) void save(lead.version);
          }}
        >
          <div className="backend-columns">
            <SelectField
              label="Status"
              value={draft.values.status}
              onText={(value) => {
                draft.set('status', value as LeadStatus);
              }}
              options={optionsOf(STATUS_WORDS)}
              issue={draft.issueOf('status')}
            />
            <SelectField
              label="Assigned to"
              value={draft.values.assignee}
              onText={(value) => {
                draft.set('assignee', value);
              }}
              options={assignees}
              issue={draft.issueOf('assignee')}
            />
          </div>
          <AreaField
            label="Notes"
            hint="For staff only."
            maxLength={LEAD_LIMITS.notes}
            value={draft.values.notes}
            onText={(value) => {
              draft.set('notes', value);
            }}
            issue={draft.issueOf('notes')}
          />
          <div className="backend-actions">
            <Button
              type="submit"
              kind="primary"
              busy={busy}
              disabled={!draft.dirty || conflict !== undefined}
            >
              Save
            </Button>
            <Button
              disabled={!draft.dirty}
              onClick={() => {
                draft.discard();
              }}
            >
              Discard changes
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}
