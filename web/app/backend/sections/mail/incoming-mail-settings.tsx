import * as http from '@manzil/contracts/http/mails';
import type { IncomingMail } from '@manzil/contracts/leads/incoming-mail';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly, FormFields, ReadOnly, useReadOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi, messageOf } from '../../kit/data/call-api';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { INCOMING_TEXTS as TEXTS, PROBLEM_LABELS } from './incoming-mail-texts';
import { incomingMailQuery } from './mail-calls';
import { ENCRYPTION_OPTIONS, SETTINGS_TEXTS } from './mail-settings-texts';
import styles from './mail.module.css';

type Values = Pick<IncomingMail, 'host' | 'encryption' | 'username' | 'folder' | 'address'> &
  Record<'port' | 'password', string>;

const valuesOf = ({ host, port, encryption, username, folder, address }: IncomingMail): Values => ({
  host,
  port: String(port),
  encryption,
  username,
  password: '',
  folder,
  address,
});

/** The mailbox that replies of leads are read from, with its test. */
export function IncomingMailSettings() {
  const { data: stored } = useSuspenseQuery(incomingMailQuery);
  return (
    <section aria-labelledby="incoming-mail" className={styles.incoming}>
      <h2 className="backend-title" id="incoming-mail">
        {TEXTS.title}
      </h2>
      <p>{TEXTS.intro}</p>
      <MailboxForm stored={stored} />
      {stored.host !== '' && <MailboxState stored={stored} />}
    </section>
  );
}

function MailboxForm({ stored }: { stored: IncomingMail }) {
  const { fromEnvironment, hasPassword, version } = stored;
  const isReadOnly = useReadOnly();
  const refresh = useRefresh();
  const form = useContractForm(http.saveIncomingMail, {
    values: valuesOf(stored),
    version,
    bodyOf: ({ port, ...values }: Values, { version: expectedVersion }) => ({
      ...values,
      port: Number(port),
      expectedVersion,
    }),
    send: (body) => callApi(http.saveIncomingMail, { body }),
    onSaved: async (saved, sent) => {
      form.rebase(valuesOf(saved), saved.version, sent);
      toasts.done(TEXTS.saved);
      await refresh();
    },
  });
  return (
    <form className="backend-form" {...form.attributes}>
      <ReadOnly value={isReadOnly || fromEnvironment}>
        <FormFields>
          {fromEnvironment && <p>{SETTINGS_TEXTS.fixed('IMAP_URL')}</p>}
          <div className="backend-columns">
            <TextField label={TEXTS.host} hint={TEXTS.hostHint} spellCheck={false} {...form.text('host')} />
            <TextField label={SETTINGS_TEXTS.port} inputMode="numeric" {...form.text('port')} />
            <SelectField
              label={SETTINGS_TEXTS.encryption}
              options={ENCRYPTION_OPTIONS.imap}
              {...form.text('encryption')}
            />
            <TextField
              label={SETTINGS_TEXTS.username}
              autoComplete="off"
              autoCapitalize="none"
              {...form.text('username')}
            />
            <TextField
              label={SETTINGS_TEXTS.password}
              type="password"
              autoComplete="new-password"
              hint={hasPassword ? SETTINGS_TEXTS.hasPassword : undefined}
              {...form.text('password')}
            />
            <TextField
              label={TEXTS.address}
              hint={TEXTS.addressHint}
              inputMode="email"
              {...form.text('address')}
            />
            <TextField
              label={TEXTS.folder}
              hint={TEXTS.folderHint}
              spellCheck={false}
              {...form.text('folder')}
            />
          </div>
        </FormFields>
        <FormProblem form={form} />
        <EditOnly>
          <div className="backend-actions">
            <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
              {TEXTS.save}
            </Button>
            <Button disabled={!form.dirty} onClick={form.discard}>
              {SETTINGS_TEXTS.discard}
            </Button>
          </div>
        </EditOnly>
      </ReadOnly>
    </form>
  );
}

function MailboxState({ stored: { checkedAt, problem } }: { stored: IncomingMail }) {
  const [busy, setBusy] = useState(false);
  const test = async (): Promise<void> => {
    setBusy(true);
    try {
      const result = await callApi(http.testIncomingMail, {});
      if (result.problem === null) toasts.done(TEXTS.works(result.messages ?? 0));
      else toasts.failed(PROBLEM_LABELS[result.problem]);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBusy(false);
  };
  const checked = checkedAt === null ? TEXTS.notChecked : TEXTS.checked(formatDateTime(checkedAt));
  return (
    <>
      <p data-failed={problem === null ? undefined : ''}>
        {problem === null ? checked : TEXTS.failing(PROBLEM_LABELS[problem], checked)}
      </p>
      <EditOnly>
        <Button busy={busy} onClick={() => void test()}>
          {TEXTS.test}
        </Button>
      </EditOnly>
    </>
  );
}
