import * as http from '@manzil/contracts/http/webhooks';
import { WEBHOOK_EVENTS, type Webhook, type WebhookWithSecret } from '@manzil/contracts/leads/webhook';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm, type ContractForm } from '../../kit/form/use-contract-form';
import { queryClient } from '../../kit/data/query-client';
import { ConflictDialog } from '../../kit/form/conflict-dialog';
import type { Theirs } from '../../kit/form/merge-dialog';
import { addWebhook, changeWebhook, webhooksQuery } from './webhook-calls';
import { EVENT_LABELS, TEXTS } from './webhook-texts';

type WebhookValues = Pick<Webhook, 'name' | 'url' | 'events'>;

const EVENT_OPTIONS = WEBHOOK_EVENTS.map((event) => [event, EVENT_LABELS[event]] as const);

export function AddWebhookDialog({
  onAdded,
  onClose,
}: {
  onAdded: (added: WebhookWithSecret) => void;
  onClose: () => void;
}) {
  const values: WebhookValues = { name: '', url: '', events: [] };
  const form = useContractForm(http.addWebhook, { values, send: addWebhook, onSaved: onAdded });
  return (
    <Dialog title={TEXTS.addTitle} onClose={onClose}>
      <WebhookFields form={form} confirm={TEXTS.add} onClose={onClose} />
    </Dialog>
  );
}

export function ChangeWebhookDialog({
  webhook,
  onChanged,
  onTheirs,
  onClose,
}: {
  webhook: Webhook;
  onChanged: (changed: Webhook) => void | Promise<void>;
  /** Replaces the form values with another member's save. */
  onTheirs: () => Promise<void>;
  onClose: () => void;
}) {
  const { id, name, url, events, version } = webhook;
  const values: WebhookValues = { name, url, events };
  const form = useContractForm(http.changeWebhook, {
    values,
    bodyOf: (fields, replaced) => ({ ...fields, expectedVersion: replaced.version }),
    version,
    send: (body) => changeWebhook(id, body),
    onSaved: onChanged,
  });
  const { conflict } = form;
  const readTheirs = async (): Promise<Theirs<WebhookValues>> => {
    const { webhooks } = await queryClient.query({ ...webhooksQuery, staleTime: 0 });
    const theirs = webhooks.find((one) => one.id === id) ?? webhook;
    const fields = { name: theirs.name, url: theirs.url, events: theirs.events };
    return {
      values: fields,
      take: () => {
        form.settle(fields, theirs.version);
      },
    };
  };
  if (conflict !== undefined)
    return (
      <ConflictDialog
        conflict={conflict}
        what={TEXTS.conflictOf}
        outcome={TEXTS.conflictOutcome}
        onMine={() => form.submit(conflict.version)}
        onTheirs={onTheirs}
        merging={{ form, readTheirs }}
        onClose={form.dismissConflict}
      />
    );
  return (
    <Dialog title={TEXTS.editTitle(name)} onClose={onClose}>
      <WebhookFields form={form} confirm={TEXTS.save} onClose={onClose} />
    </Dialog>
  );
}

function WebhookFields({
  form,
  confirm,
  onClose,
}: {
  form: ContractForm<WebhookValues>;
  confirm: string;
  onClose: () => void;
}) {
  return (
    <form className="backend-form" {...form.attributes}>
      <TextField
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        autoFocus
        autoComplete="off"
        {...form.text('name')}
      />
      <TextField
        label={TEXTS.url}
        hint={TEXTS.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...form.text('url')}
      />
      <CheckGroup
        label={TEXTS.events}
        hint={TEXTS.personal}
        issue={form.issueOf('events')}
        options={EVENT_OPTIONS}
        chosen={form.values.events}
        onChange={(events) => {
          form.set('events', events);
        }}
      />
      <FormProblem form={form} />
      <div className="backend-actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
      </div>
    </form>
  );
}
