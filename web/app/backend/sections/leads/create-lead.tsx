import type { Session } from '@manzil/contracts/gateway/account';
import { createLead } from '@manzil/contracts/http/leads';
import { ENQUIRY_KINDS, type EnquiryKind, type LeadSource } from '@manzil/contracts/leads/lead';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm, type BodyInput } from '../../kit/form/use-contract-form';
import { ApiProblem, callApi } from '../../kit/data/call-api';
import { useEntryParam } from '../../kit/address/use-entry-param';
import { ENTER_LABELS as TEXTS, SOURCE_LABELS } from './enter-lead-texts';
import { findHomes, homeOfReference } from '../../kit/data/find-homes';
import { HomeField } from './home-field';
import { KIND_LABELS, optionsOf } from './lead-labels';
import { useMembers } from '../../kit/data/use-assignees';
import { useMay } from '../../kit/access/access';
import { memberName } from '../../kit/labels/member-name';

const BLANK = {
  kind: 'contact',
  source: '',
  name: '',
  email: '',
  phone: '',
  home: '',
  message: '',
  assignee: '',
};
type EnteredValues = typeof BLANK;

/** Button above the inbox, and the form to create a lead. */
export function CreateLead({ session }: { session: Session }) {
  const [isOpen, setIsOpen] = useState(false);
  useEntryParam(() => {
    setIsOpen(true);
  });
  return (
    <>
      <Button
        kind="primary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {TEXTS.open}
      </Button>
      {isOpen && (
        <EnterDialog
          session={session}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

function EnterDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  // Idempotency key: the same for every attempt, so that a repeated request creates one lead.
  const [id] = useState(() => crypto.randomUUID());
  const seesAll = useMay()('leads.all');
  const members = useMembers(session);
  const refresh = useRefresh();
  const form = useContractForm(createLead, {
    values: BLANK,
    bodyOf: ({ kind, source, home, assignee, ...typed }: EnteredValues) => ({
      ...typed,
      id,
      kind: kind as EnquiryKind,
      source: source as LeadSource,
      pagelink: home.trim() || null,
      assignee: assignee || null,
    }),
    fieldOf: (field) => (field === 'pagelink' ? 'home' : field),
    send: async (body) => callApi(createLead, { body: await withPagelink(body) }),
    onSaved: async ({ name, email }) => {
      onClose();
      await refresh();
      toasts.done(TEXTS.done(name ?? email));
    },
  });
  return (
    <Dialog title={TEXTS.title} wide onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{TEXTS.intro}</p>
        <div className="backend-columns">
          <TextField
            label={TEXTS.name}
            required
            autoComplete="off"
            maxLength={LEAD_LIMITS.name}
            {...form.text('name')}
          />
          <SelectField
            label={TEXTS.source}
            required
            options={[['', TEXTS.chooseSource], ...optionsOf(SOURCE_LABELS)]}
            {...form.text('source')}
          />
          <TextField
            label={TEXTS.email}
            type="email"
            hint={TEXTS.emailHint}
            autoComplete="off"
            maxLength={LEAD_LIMITS.email}
            {...form.text('email')}
          />
          <TextField
            label={TEXTS.phone}
            type="tel"
            hint={TEXTS.phoneHint}
            autoComplete="off"
            maxLength={LEAD_LIMITS.phone}
            {...form.text('phone')}
          />
          <SelectField
            label={TEXTS.kind}
            options={ENQUIRY_KINDS.map((kind) => [kind, KIND_LABELS[kind]])}
            {...form.text('kind')}
          />
          <HomeField required={form.values.kind === 'listing'} {...form.text('home')} />
        </div>
        <AreaField label={TEXTS.message} maxLength={LEAD_LIMITS.message} {...form.text('message')} />
        {!seesAll ? (
          <p>{TEXTS.own}</p>
        ) : (
          <SelectField
            label={TEXTS.assignee}
            hint={TEXTS.assigneeHint}
            options={[
              ['', TEXTS.byRules],
              ...members.map((name): [string, string] => [
                name,
                name === session.username ? `${memberName(name)} (you)` : memberName(name),
              ]),
            ]}
            {...form.text('assignee')}
          />
        )}
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.submit}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

type EnteredBody = BodyInput<typeof createLead>;

/** Members enter a listing reference; the API expects a pagelink. */
async function withPagelink(body: EnteredBody): Promise<EnteredBody> {
  const { pagelink: reference } = body;
  if (reference === null) return body;
  const home = homeOfReference(await findHomes(reference), reference);
  if (home === undefined) {
    throw new ApiProblem(400, TEXTS.noHome, [{ field: 'pagelink', message: TEXTS.noHome }]);
  }
  return { ...body, pagelink: home.pagelink };
}
