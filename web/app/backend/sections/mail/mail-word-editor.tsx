import { LOCALES, SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import * as http from '@manzil/contracts/http/mail-texts';
import type { MailPreview } from '@manzil/contracts/leads/mail-log';
import {
  MAIL_PLACEHOLDERS,
  MAIL_TEXT_LIMITS,
  placeholderIssues,
  type EditedMail,
  type MailTexts,
} from '@manzil/contracts/leads/mail-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { AreaField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi, messageOf } from '../../kit/data/call-api';
import { ConflictDialog } from '../../kit/form/conflict-dialog';
import type { Theirs } from '../../kit/form/merge-dialog';
import { takeTheirs } from '../../kit/form/take-theirs';
import { textsQuery } from './mail-calls';
import { MailFrame } from './mail-frame';
import { mailName, WORD_TEXTS } from './mail-texts';
import { MailVersions } from './mail-versions';
import { TestButton } from './test-button';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import styles from './mail.module.css';

/** The texts of one kind of mail, with their preview and earlier versions. */
export function MailWordEditor({ mail }: { mail: EditedMail }) {
  const { kind, language, texts, standard, version, versions } = mail;
  const name = mailName(mail);
  const written = { lang: language, dir: LOCALES[language].direction };
  const refresh = useRefresh();
  const client = useQueryClient();
  const [preview, setPreview] = useState<MailPreview>();
  const [isAsking, setIsAsking] = useState(false);
  const params = { kind };
  const form = useContractForm(http.saveMailTexts, {
    values: texts,
    bodyOf: (values: MailTexts, replaced) => ({ ...values, language, expectedVersion: replaced.version }),
    check: (values) => placeholderIssues(kind, values),
    version,
    draft: `mail-words:${kind}${language === SOURCE_LANGUAGE ? '' : `:${language}`}`,
    send: (body) => callApi(http.saveMailTexts, { params, body }),
    onSaved: async (saved, sent) => {
      form.rebase(saved.texts, saved.version, sent);
      toasts.done(WORD_TEXTS.saved);
      await refresh();
    },
  });
  const show = async (): Promise<void> => {
    const [wrong] = placeholderIssues(kind, form.values);
    if (wrong !== undefined) {
      toasts.failed(wrong.message);
      return;
    }
    try {
      setPreview(await callApi(http.previewMailTexts, { params, body: { ...form.values, language } }));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  const restore = async (): Promise<void> => {
    try {
      const saved = await callApi(http.restoreMailTexts, {
        params,
        body: { expectedVersion: version, language },
      });
      form.settle(saved.texts, saved.version);
      toasts.done(WORD_TEXTS.restored);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setIsAsking(false);
  };
  const readTheirs = async (): Promise<Theirs<MailTexts>> => {
    const { items } = await client.query({ ...textsQuery, staleTime: 0 });
    const theirs = items.find((item) => item.kind === kind && item.language === language) ?? mail;
    return {
      values: theirs.texts,
      take: () => {
        form.settle(theirs.texts, theirs.version);
      },
    };
  };
  const isStandard = (['subject', 'opening', 'closing'] as const).every(
    (field) => texts[field] === standard[field],
  );
  const known = MAIL_PLACEHOLDERS[kind].allowed.map((key) => WORD_TEXTS.placeholder(kind, key)).join(', ');

  return (
    <section aria-label={name} className={styles.preview}>
      <div className={styles.previewHead}>
        <h2>{name}</h2>
        {language === SOURCE_LANGUAGE && <TestButton kind={kind} />}
      </div>
      <form className="backend-form" {...form.attributes}>
        {form.recovered && <p role="status">{WORD_TEXTS.recovered}</p>}
        <p>{WORD_TEXTS.hint(known)}</p>
        <FormFields>
          <TextField
            label={WORD_TEXTS.subject}
            maxLength={MAIL_TEXT_LIMITS.subject}
            {...written}
            {...form.text('subject')}
          />
          <AreaField
            label={WORD_TEXTS.opening}
            hint={WORD_TEXTS.openingHint[kind]}
            rows={7}
            maxLength={MAIL_TEXT_LIMITS.opening}
            {...written}
            {...form.text('opening')}
          />
          <AreaField
            label={WORD_TEXTS.closing}
            maxLength={MAIL_TEXT_LIMITS.closing}
            {...written}
            {...form.text('closing')}
          />
        </FormFields>
        <FormProblem form={form} />
        <EditOnly>
          <div className="backend-actions">
            <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
              {WORD_TEXTS.save}
            </Button>
            <Button onClick={() => void show()}>{WORD_TEXTS.preview}</Button>
            <Button disabled={!form.dirty} onClick={form.discard}>
              {WORD_TEXTS.discard}
            </Button>
            <Button
              disabled={isStandard}
              onClick={() => {
                setIsAsking(true);
              }}
            >
              {WORD_TEXTS.restore}
            </Button>
          </div>
        </EditOnly>
      </form>
      {preview !== undefined && <MailFrame preview={preview} />}
      <MailVersions versions={versions} />
      {isAsking && (
        <Confirm
          title={WORD_TEXTS.restoreTitle}
          confirm={WORD_TEXTS.restore}
          onConfirm={restore}
          onCancel={() => {
            setIsAsking(false);
          }}
        >
          <p>{WORD_TEXTS.restoreQuestion}</p>
        </Confirm>
      )}
      {form.conflict !== undefined && (
        <ConflictDialog
          conflict={form.conflict}
          what="this text"
          outcome={WORD_TEXTS.conflict}
          onMine={() => form.submit(form.conflict?.version)}
          onTheirs={() => takeTheirs(readTheirs)}
          merging={{ form, readTheirs }}
          onClose={form.dismissConflict}
        />
      )}
    </section>
  );
}
