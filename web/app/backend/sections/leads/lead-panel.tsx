import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/leads';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { LeadStage } from '@manzil/contracts/leads/stage';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { useRef, type ComponentType } from 'react';
import { queryClient } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { LeadConflict } from './lead-conflict';
import { recordContact } from './add-entry';
import { LeadContact } from './lead-contact';
import { LeadEvidence } from './lead-evidence';
import { PersonRights } from './person-rights';
import { LeadDetails } from './lead-details';
import { leadQuery } from './lead-queries';
import { LeadTimeline } from './lead-timeline';
import { LeadTags } from './lead-tags';
import { LeadSteps } from './lead-steps';
import { LOST_LABELS, optionsOf, SPAM_LABELS, STAGE_LABELS, STATUS_LABELS, WORK_LABELS } from './lead-labels';
import { OtherLeads } from './other-leads';
import { changeBetween, hasDeal, withStage, workOf, type LeadWork } from './lead-work';
import { useSpamMark } from './use-spam-mark';
import { useAssignees } from '../../kit/data/use-assignees';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import { useMay } from '../../kit/access/access';
import styles from './leads.module.css';

/** Books a viewing with the person of a lead. */
export type Booking = ComponentType<{
  lead: Lead;
  session: Session;
  isUnsaved: boolean;
  onBooked: () => Promise<void>;
}>;

interface LeadPanelProps {
  lead: Lead;
  session: Session;
  /** Leads of the list behind it, in order. */
  ids: readonly string[];
  booking: Booking;
  onClose: () => void;
}

/** All data of a lead, and the form to work on it. Typed values are stored on this device until they are saved. */
export function LeadPanel({ lead, session, ids, booking: Booking, onClose }: LeadPanelProps) {
  const refresh = useRefresh();
  const may = useMay();
  const form = useContractForm(http.changeLead, {
    values: workOf(lead),
    bodyOf: (values: LeadWork, replaced) => ({
      ...changeBetween(replaced.values, values),
      expectedVersion: replaced.version,
    }),
    version: lead.version,
    draft: `lead:${lead.id}`,
    send: (body) => callApi(http.changeLead, { params: { id: lead.id }, body }),
    onSaved: async (saved, sent) => {
      form.rebase(workOf(saved), saved.version, sent);
      await refresh();
      toasts.done('Saved');
    },
  });
  const { conflict, dirty, busy } = form;
  const put = (values: Partial<LeadWork>): void => {
    for (const [field, value] of Object.entries(values)) form.set(field as keyof LeadWork, value);
  };
  const note = useRef<HTMLDivElement>(null);
  const recordCall = (): void => {
    if (may('leads.edit')) void recordContact(lead.id, 'called').then(refresh);
  };
  const assignees = useAssignees(session, form.values.assignee);
  // A booking, a reply or a spam mark may change the stage of the lead.
  const showStored = async (): Promise<void> => {
    await refresh();
    const booked = await queryClient.query(leadQuery(lead.id));
    if (booked !== null) form.rebase(workOf(booked), booked.version, form.base);
  };
  const spam = useSpamMark(showStored);

  return (
    <Dialog title={lead.name ?? lead.email} wide onClose={onClose}>
      <div className={styles.panel}>
        <LeadSteps id={lead.id} ids={ids} />
        <div className={[styles.work, styles.beside].join(' ')}>
          <LeadContact
            lead={lead}
            onCall={recordCall}
            onReplied={showStored}
            onNote={() => note.current?.querySelector('textarea')?.focus()}
          />
          {conflict !== undefined && (
            <LeadConflict
              id={lead.id}
              conflict={conflict}
              busy={busy}
              form={form}
              onKeepMine={() => void form.submit(conflict.version)}
              onTakeTheirs={(theirs) => {
                form.settle(workOf(theirs), theirs.version);
                void refresh();
              }}
            />
          )}
          {form.recovered && <p role="status">Your unsaved changes have been restored.</p>}
          <form className="backend-form" {...form.attributes}>
            <FormFields>
              <div className="backend-columns">
                <SelectField
                  label={WORK_LABELS.stage}
                  options={form.values.stage === '' ? [['', STATUS_LABELS[lead.status]], ...STAGES] : STAGES}
                  {...form.text('stage')}
                  onText={(stage) => {
                    put(withStage(stage as LeadStage | ''));
                  }}
                />
                {form.values.stage === 'lost' && (
                  <SelectField
                    label={WORK_LABELS.lostReason}
                    required
                    options={[['', WORK_LABELS.chooseReason], ...optionsOf(LOST_LABELS)]}
                    {...form.text('lostReason')}
                  />
                )}
                <TextField
                  label={WORK_LABELS.nextAction}
                  maxLength={LEAD_LIMITS.nextAction}
                  {...form.text('nextAction')}
                />
                <TextField label={WORK_LABELS.nextActionOn} type="date" {...form.text('nextActionOn')} />
                <SelectField label="Assigned to" options={assignees} {...form.text('assignee')} />
                {hasDeal(form.values) && (
                  <>
                    <TextField
                      label={WORK_LABELS.dealValue}
                      inputMode="numeric"
                      hint={WORK_LABELS.dealHint}
                      {...form.text('dealValue')}
                    />
                    <TextField
                      label={WORK_LABELS.commission}
                      inputMode="numeric"
                      {...form.text('commission')}
                    />
                  </>
                )}
              </div>
            </FormFields>
            <FormProblem form={form} />
            <EditOnly>
              <div className="backend-actions">
                <Button type="submit" kind="primary" busy={busy} disabled={!dirty || conflict !== undefined}>
                  Save
                </Button>
                <Button disabled={!dirty} onClick={form.discard}>
                  Discard changes
                </Button>
                <Button busy={spam.isBusy(lead)} disabled={dirty} onClick={() => void spam.toggle(lead)}>
                  {lead.status === 'spam' ? SPAM_LABELS.release : SPAM_LABELS.mark}
                </Button>
              </div>
            </EditOnly>
          </form>
          <LeadTags lead={lead} onChanged={showStored} />
          {lead.status !== 'spam' && may('leads.edit') && (
            <Booking lead={lead} session={session} isUnsaved={dirty} onBooked={showStored} />
          )}
        </div>
        <div className={styles.beside}>
          <LeadDetails lead={lead} onCall={recordCall} />
        </div>
        <OtherLeads id={lead.id} onMerged={showStored} />
        <div ref={note}>
          <LeadTimeline id={lead.id} session={session} onSeparated={showStored} />
        </div>
        {may('audit.read') && <LeadEvidence id={lead.id} />}
        {may('leads.export') && <PersonRights lead={lead} onErased={onClose} />}
      </div>
    </Dialog>
  );
}

const STAGES = optionsOf(STAGE_LABELS);
