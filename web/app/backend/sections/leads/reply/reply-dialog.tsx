import { replyToLead, showReplyContext } from '@manzil/contracts/http/lead-replies';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { NewReply, ReplyContext, SavedReply } from '@manzil/contracts/leads/reply';
import type { ReplyFile } from '@manzil/contracts/leads/reply-file';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { mailtoUrl } from '@manzil/contracts/mailto-url';
import type { Language } from '@manzil/contracts/site-language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { chatUrl } from '../../../../shared/lib/safe-url';
import { Button } from '../../../../shared/ui/button';
import { ButtonLink } from '../../../../shared/ui/button-link';
import { Dialog } from '../../../../shared/ui/dialog';
import { AreaField, SelectField, TextField } from '../../../../shared/ui/field';
import { toasts } from '../../../../shared/ui/toast-queue';
import { useMay } from '../../../kit/access/access';
import { callApi } from '../../../kit/data/call-api';
import { endpointQuery } from '../../../kit/data/query-client';
import { savedRepliesQuery } from '../../../kit/data/saved-replies-query';
import { FormProblem } from '../../../kit/form/form-problem';
import { useContractForm } from '../../../kit/form/use-contract-form';
import { LANGUAGE_OPTIONS } from '../../../kit/labels/languages';
import { AttachmentsField } from './attachments-field';
import { fillReply, subjectOf, variablesIn, withReply } from './reply-text';
import { REPLY_TEXTS as TEXTS } from './reply-texts';

export type ReplyChannel = 'email' | 'whatsapp';

interface ReplyDialogProps {
  lead: Lead;
  channel: ReplyChannel;
  onClose: () => void;
  onReplied: () => Promise<void>;
}

/** Replies to the person of a lead, optionally from a saved reply. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { lead, channel, onClose } = props;
  const context = useQuery(endpointQuery(showReplyContext, { params: { id: lead.id } }));
  const saved = useQuery(savedRepliesQuery);
  const isFailed = context.isError || saved.isError;
  return (
    <Dialog title={TEXTS.title[channel](lead.name ?? lead.email)} onClose={onClose}>
      {context.data !== undefined && saved.data !== undefined ? (
        <ReplyForm {...props} context={context.data} replies={saved.data.replies} />
      ) : (
        <p role="status">{isFailed ? TEXTS.failed : TEXTS.loading}</p>
      )}
    </Dialog>
  );
}

interface ReplyFormProps extends ReplyDialogProps {
  context: ReplyContext;
  replies: readonly SavedReply[];
}

interface ReplyFields {
  /** Stored with the draft, so that repeating a request whose response was lost does not send the reply twice. */
  id: string;
  subject: string;
  text: string;
  /** Missing in drafts of the previous release. */
  attachments?: ReplyFile[];
}

function ReplyForm({ lead, channel, onClose, onReplied, context, replies }: ReplyFormProps) {
  const [language, setLanguage] = useState<Language>(lead.language ?? 'en');
  const [id] = useState(() => crypto.randomUUID());
  const [filled, setFilled] = useState('');
  const [isOpened, setIsOpened] = useState(false);
  const mayManage = useMay()('leads.manage');
  const isSentHere = channel === 'email' && context.canSend;
  const form = useContractForm(replyToLead, {
    values: emptyReply(id, subjectOf(context.values[language], language)),
    bodyOf: ({ attachments = [], ...values }: ReplyFields): NewReply =>
      isSentHere
        ? {
            kind: 'email',
            ...values,
            ...(attachments.length > 0 && { attachments: attachments.map(({ filename }) => filename) }),
          }
        : { kind: 'sent-elsewhere', channel, id: values.id, text: values.text },
    check: ({ subject, text }) => [
      ...problemOf('text', text),
      ...(channel === 'email' ? problemOf('subject', subject) : []),
    ],
    draft: `lead-reply:${channel}:${lead.id}`,
    send: (body) => callApi(replyToLead, { params: { id: lead.id }, body }),
    onSaved: async () => {
      form.discard();
      onClose();
      toasts.done(isSentHere ? TEXTS.queued : TEXTS.logged);
      await onReplied();
    },
  });
  const { subject, text, attachments = [] } = form.values;
  const offered = replies.filter((reply) => reply.language === language);
  const choose = (name: string): void => {
    const reply = offered.find((one) => one.name === name);
    if (reply === undefined) return;
    const next = fillReply(reply.text, context.values[language]);
    form.set('text', withReply(text, filled, next));
    setFilled(next);
  };
  const missing = variablesIn(channel === 'email' ? subject + text : text);
  const message = form.text('text');
  const url =
    channel === 'email'
      ? mailtoUrl(lead.email, { subject, body: text.replaceAll('\n', '\r\n') })
      : chatUrl(lead.phone?.slice(1) ?? '', text);
  return (
    <form className="backend-form" {...form.attributes}>
      <p>{TEXTS.to(channel === 'email' ? lead.email : (lead.phone ?? ''))}</p>
      <SelectField
        label={TEXTS.language}
        options={LANGUAGE_OPTIONS}
        value={language}
        onText={(value) => {
          const chosen = value as Language;
          if (subject === subjectOf(context.values[language], language))
            form.set('subject', subjectOf(context.values[chosen], chosen));
          setLanguage(chosen);
        }}
      />
      <SelectField
        label={TEXTS.saved}
        hint={mayManage && <Link to="/backend/saved-replies">{TEXTS.manage}</Link>}
        options={[
          ['', offered.length === 0 ? TEXTS.none : TEXTS.choose],
          ...offered.map(({ name }): [string, string] => [name, name]),
        ]}
        value=""
        onText={choose}
      />
      {channel === 'email' && (
        <TextField label={TEXTS.subject} required dir="auto" maxLength={200} {...form.text('subject')} />
      )}
      <AreaField
        label={TEXTS.text}
        required
        dir="auto"
        rows={8}
        maxLength={LEAD_LIMITS.message}
        hint={missing.length > 0 && message.issue === undefined ? TEXTS.missing(missing) : undefined}
        {...message}
      />
      {isSentHere && (
        <AttachmentsField
          lead={lead}
          files={attachments}
          issueOf={(index) =>
            form.issueOf(index === undefined ? 'attachments' : `attachments.${String(index)}`)
          }
          onChange={(files) => {
            form.set('attachments', files);
          }}
        />
      )}
      <p>{explain(channel, context)}</p>
      {!isSentHere && isOpened && <p role="status">{TEXTS.logHint}</p>}
      <FormProblem form={form} />
      <div className="backend-actions">
        {isSentHere ? (
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.send}
          </Button>
        ) : (
          <>
            <OpenLink
              url={url}
              label={channel === 'email' ? TEXTS.openMail : TEXTS.openWhatsapp}
              isDisabled={missing.length > 0 || text.trim() === ''}
              onOpen={() => {
                setIsOpened(true);
              }}
            />
            {isOpened && (
              <Button type="submit" busy={form.busy}>
                {TEXTS.log}
              </Button>
            )}
          </>
        )}
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
      </div>
    </form>
  );
}

const emptyReply = (id: string, subject: string): ReplyFields => ({ id, subject, text: '', attachments: [] });

function problemOf(field: string, text: string): { field: string; message: string }[] {
  const missing = variablesIn(text);
  return missing.length === 0 ? [] : [{ field, message: TEXTS.missing(missing) }];
}

function explain(channel: ReplyChannel, { replyTo, comesBack }: ReplyContext): string {
  if (channel === 'whatsapp') return TEXTS.byWhatsapp;
  if (replyTo === null) return TEXTS.sentElsewhere;
  return comesBack ? TEXTS.comesBack(replyTo) : TEXTS.sentFromHere(replyTo);
}

interface OpenLinkProps {
  url: string;
  label: string;
  isDisabled: boolean;
  onOpen: () => void;
}

/** A link cannot be disabled, so a disabled button replaces it. */
const OpenLink = ({ url, label, isDisabled, onOpen }: OpenLinkProps) =>
  isDisabled ? (
    <Button kind="primary" disabled>
      {label}
    </Button>
  ) : (
    <ButtonLink
      kind="primary"
      to={url}
      target={url.startsWith('https:') ? '_blank' : undefined}
      rel="noreferrer"
      onClick={onOpen}
    >
      {label}
    </ButtonLink>
  );
