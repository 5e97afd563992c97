import * as http from '@manzil/contracts/http/mails';
import type { MailSettings as Stored } from '@manzil/contracts/leads/mail-settings';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly, FormFields, ReadOnly, useReadOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { useMay } from '../../kit/access/access';
import { callApi } from '../../kit/data/call-api';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { IncomingMailSettings } from './incoming-mail-settings';
import { mailSettingsQuery } from './mail-calls';
import { ENCRYPTION_OPTIONS, SETTINGS_TEXTS as TEXTS } from './mail-settings-texts';
import { TestButton } from './test-button';
import styles from './mail.module.css';

type Values = Omit<Stored, 'notifyTo' | 'port' | 'hasPassword' | 'fromEnvironment' | 'version'> &
  Record<'notifyTo' | 'port' | 'password', string>;

const valuesOf = ({
  notifyTo,
  port,
  host,
  encryption,
  username,
  senderName,
  senderAddress,
}: Stored): Values => ({
  notifyTo: notifyTo.join(', '),
  port: String(port),
  password: '',
  host,
  encryption,
  username,
  senderName,
  senderAddress,
});

const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter(Boolean);

/** The mail server and the recipients of new leads. For admins, because links for new passwords go through the server. */
export function MailSettings() {
  const { data: stored } = useSuspenseQuery(mailSettingsQuery);
  const isReadOnly = !useMay()('integrations.edit');
  return (
    <>
      {isReadOnly && <p>{TEXTS.forAdmins}</p>}
      <ReadOnly value={isReadOnly}>
        <SettingsForm stored={stored} />
      </ReadOnly>
      <section className={styles.test} aria-labelledby="mail-test">
        <h2 className="backend-title" id="mail-test">
          {TEXTS.test}
        </h2>
        <p>{stored.host === '' ? TEXTS.noServer : TEXTS.testHint}</p>
        {stored.host !== '' && <TestButton kind="new-lead" />}
      </section>
      <ReadOnly value={isReadOnly}>
        <IncomingMailSettings />
      </ReadOnly>
    </>
  );
}

function SettingsForm({ stored }: { stored: Stored }) {
  const { fromEnvironment, hasPassword, version } = stored;
  const isReadOnly = useReadOnly();
  const refresh = useRefresh();
  const form = useContractForm(http.saveMailSettings, {
    values: valuesOf(stored),
    version,
    bodyOf: ({ notifyTo, port, ...values }: Values, { version: expectedVersion }) => ({
      ...values,
      notifyTo: addressesIn(notifyTo),
      port: Number(port),
      expectedVersion,
    }),
    fieldOf: (field) => field.split('.')[0] ?? field,
    send: (body) => callApi(http.saveMailSettings, { body }),
    onSaved: async (saved, sent) => {
      form.rebase(valuesOf(saved), saved.version, sent);
      toasts.done(TEXTS.saved);
      await refresh();
    },
  });
  return (
    <form className="backend-form" {...form.attributes}>
      <ReadOnly value={isReadOnly || fromEnvironment.notifyTo}>
        <FormFields>
          <TextField
            label={TEXTS.notifyTo}
            hint={fromEnvironment.notifyTo ? TEXTS.fixed('LEAD_NOTIFY_TO') : TEXTS.notifyToHint}
            inputMode="email"
            {...form.text('notifyTo')}
          />
        </FormFields>
      </ReadOnly>
      <ReadOnly value={isReadOnly || fromEnvironment.server}>
        <FormFields>
          {fromEnvironment.server && <p>{TEXTS.fixed('SMTP_URL')}</p>}
          <div className="backend-columns">
            <TextField label={TEXTS.host} hint={TEXTS.hostHint} spellCheck={false} {...form.text('host')} />
            <TextField label={TEXTS.port} inputMode="numeric" {...form.text('port')} />
            <SelectField
              label={TEXTS.encryption}
              options={ENCRYPTION_OPTIONS.smtp}
              {...form.text('encryption')}
            />
            <TextField
              label={TEXTS.username}
              autoComplete="off"
              autoCapitalize="none"
              {...form.text('username')}
            />
            <TextField
              label={TEXTS.password}
              type="password"
              autoComplete="new-password"
              hint={hasPassword ? TEXTS.hasPassword : undefined}
              {...form.text('password')}
            />
            <TextField label={TEXTS.senderName} {...form.text('senderName')} />
            <TextField label={TEXTS.senderAddress} inputMode="email" {...form.text('senderAddress')} />
          </div>
        </FormFields>
      </ReadOnly>
      <FormProblem form={form} />
      <EditOnly>
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
            {TEXTS.save}
          </Button>
          <Button disabled={!form.dirty} onClick={form.discard}>
            {TEXTS.discard}
          </Button>
        </div>
      </EditOnly>
    </form>
  );
}
