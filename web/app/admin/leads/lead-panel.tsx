import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/leads';
import type { Lead } from '@manzil/contracts/leads/lead';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { useRefresh } from '../data/use-refresh';
import { FormProblem } from '../forms/form-problem';
import { useContractForm } from '../forms/use-contract-form';
import { callApi } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AreaField, SelectField } from '../../ui/field';
import { toasts } from '../../ui/toast-queue';
import { LeadConflict } from './lead-conflict';
import { PersonRights } from './person-rights';
import { LeadDetails } from './lead-details';
import { optionsOf, STATUS_WORDS } from './lead-words';
import { changeBetween, workOf, type LeadWork } from './lead-work';
import { useAssignees } from './use-assignees';
import styles from './leads.module.css';

interface LeadPanelProps {
  lead: Lead;
  session: Session;
  onClose: () => void;
}

/** All that is known of a lead, and the work on it. What is typed is stored on this device until it is saved. */
export function LeadPanel({ lead, session, onClose }: LeadPanelProps) {
  const refresh = useRefresh();
  const form = useContractForm(http.changeLead, {
    values: workOf(lead),
    bodyOf: (values: LeadWork, replaced) => ({
      ...changeBetween(replaced.values, values),
      expectedVersion: replaced.version,
    }),
    version: lead.version,
    draft: `lead:${lead.id}`,
    send: (body) => callApi(http.changeLead, { params: { id: lead.id }, body }),
    onSaved: async (saved) => {
      form.settle(workOf(saved), saved.version);
      await refresh();
      toasts.done('Saved');
    },
  });
  const { conflict, dirty, busy } = form;
  const assignees = useAssignees(session, form.values.assignee);

  return (
    <Dialog title={lead.name ?? lead.email} wide onClose={onClose}>
      <div className={styles.panel}>
        <LeadDetails lead={lead} />
        {conflict !== undefined && (
          <LeadConflict
            id={lead.id}
            conflict={conflict}
            busy={busy}
            onKeepMine={() => void form.submit(conflict.version)}
            onTakeTheirs={(theirs) => {
              form.settle(workOf(theirs), theirs.version);
              void refresh();
            }}
          />
        )}
        {form.recovered && <p role="status">Your unsaved changes have been restored.</p>}
        <form className="backend-form" {...form.attributes}>
          <div className="backend-columns">
            <SelectField label="Status" options={optionsOf(STATUS_WORDS)} {...form.text('status')} />
            <SelectField label="Assigned to" options={assignees} {...form.text('assignee')} />
          </div>
          <AreaField
            label="Notes"
            hint="Members see them, and the person does who asks for their data."
            maxLength={LEAD_LIMITS.notes}
            {...form.text('notes')}
          />
          <FormProblem form={form} />
          <div className="backend-actions">
            <Button type="submit" kind="primary" busy={busy} disabled={!dirty || conflict !== undefined}>
              Save
            </Button>
            <Button disabled={!dirty} onClick={form.discard}>
              Discard changes
            </Button>
          </div>
        </form>
        {session.role !== 'agent' && <PersonRights lead={lead} onErased={onClose} />}
      </div>
    </Dialog>
  );
}
