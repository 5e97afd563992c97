import { saveSavedReplies } from '@manzil/contracts/http/lead-replies';
import { REPLY_VARIABLES, type SavedReply } from '@manzil/contracts/leads/reply';
import { STARTER_REPLIES } from '@manzil/contracts/leads/starter-replies';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import type { Language } from '@manzil/contracts/site-language';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi } from '../../kit/data/call-api';
import { savedRepliesQuery } from '../../kit/data/saved-replies-query';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { SectionHead } from '../../kit/layout/section-head';
import { moveItem } from '../../kit/table/move-item';
import { LANGUAGE_OPTIONS } from '../../kit/labels/languages';
import { SAVED_REPLIES_TEXTS as TEXTS, VARIABLE_TEXTS } from './saved-replies-texts';
import styles from './saved-replies.module.css';

const BLANK: SavedReply = { name: '', language: 'en', text: '' };

/** The texts that members start a reply to a lead from. */
export function SavedRepliesScreen() {
  const { data: stored } = useSuspenseQuery(savedRepliesQuery);
  const [removing, setRemoving] = useState<number>();
  const refresh = useRefresh();
  const form = useContractForm(saveSavedReplies, {
    values: { replies: stored.replies },
    bodyOf: (values, { version }) => ({ ...values, expectedVersion: version }),
    version: stored.version,
    draft: 'saved-replies',
    send: (body) => callApi(saveSavedReplies, { body }),
    onSaved: async ({ replies, version }, sent) => {
      form.rebase({ replies }, version, sent);
      await refresh();
      toasts.done(TEXTS.saved);
    },
  });
  const { replies } = form.values;
  const put = (next: SavedReply[]): void => {
    form.set('replies', next);
  };
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      <section className={styles.variables} aria-label={TEXTS.variables}>
        <h2>{TEXTS.variables}</h2>
        <p>{TEXTS.variablesHint}</p>
        <dl>
          {REPLY_VARIABLES.map((variable) => (
            <div key={variable}>
              <dt>
                <code>{`{${variable}}`}</code>
              </dt>
              <dd>{VARIABLE_TEXTS[variable]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {form.recovered && <p role="status">{TEXTS.recovered}</p>}
      <form className="backend-form" {...form.attributes}>
        <FormFields>
          {replies.length === 0 && <p>{TEXTS.none}</p>}
          {replies.length === 0 && (
            <EditOnly>
              <p>{TEXTS.startersHint}</p>
              <div className="backend-actions">
                <Button
                  onClick={() => {
                    put([...STARTER_REPLIES]);
                  }}
                >
                  {TEXTS.starters}
                </Button>
              </div>
            </EditOnly>
          )}
          {replies.map((reply, index) => (
            <ReplyFields
              key={index}
              reply={reply}
              index={index}
              isLast={index === replies.length - 1}
              issueOf={(field) => form.issueOf(`replies.${String(index)}.${field}`)}
              onChange={(change) => {
                put(replies.map((one, at) => (at === index ? { ...one, ...change } : one)));
              }}
              onMove={(by) => {
                put(moveItem(replies, index, index + by));
              }}
              onRemove={() => {
                setRemoving(index);
              }}
            />
          ))}
          <EditOnly>
            <div className="backend-actions">
              <Button
                onClick={() => {
                  put([...replies, BLANK]);
                }}
              >
                {TEXTS.add}
              </Button>
            </div>
          </EditOnly>
        </FormFields>
        {form.issueOf('replies') !== undefined && <p role="alert">{form.issueOf('replies')}</p>}
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
      {removing !== undefined && (
        <Confirm
          title={TEXTS.question(replies[removing]?.name ?? '')}
          confirm={TEXTS.remove}
          danger
          onConfirm={() => {
            put(replies.filter((_, at) => at !== removing));
            setRemoving(undefined);
          }}
          onCancel={() => {
            setRemoving(undefined);
          }}
        >
          <p>{TEXTS.consequence}</p>
        </Confirm>
      )}
    </>
  );
}

interface ReplyFieldsProps {
  reply: SavedReply;
  index: number;
  isLast: boolean;
  issueOf: (field: string) => string | undefined;
  onChange: (change: Partial<SavedReply>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ReplyFields({ reply, index, isLast, issueOf, onChange, onMove, onRemove }: ReplyFieldsProps) {
  const { name, language, text } = reply;
  return (
    <fieldset className={styles.reply}>
      <legend>{TEXTS.reply(index + 1, name)}</legend>
      <div className="backend-columns">
        <TextField
          label={TEXTS.name}
          hint={TEXTS.nameHint}
          required
          maxLength={80}
          value={name}
          issue={issueOf('name')}
          onText={(value) => {
            onChange({ name: value });
          }}
        />
        <SelectField
          label={TEXTS.language}
          options={LANGUAGE_OPTIONS}
          value={language}
          onText={(value) => {
            onChange({ language: value as Language });
          }}
        />
      </div>
      <AreaField
        label={TEXTS.text}
        required
        dir="auto"
        rows={6}
        maxLength={LEAD_LIMITS.message}
        value={text}
        issue={issueOf('text')}
        onText={(value) => {
          onChange({ text: value });
        }}
      />
      <EditOnly>
        <div className="backend-actions">
          <Button
            disabled={index === 0}
            onClick={() => {
              onMove(-1);
            }}
          >
            {TEXTS.up}
          </Button>
          <Button
            disabled={isLast}
            onClick={() => {
              onMove(1);
            }}
          >
            {TEXTS.down}
          </Button>
          <Button onClick={onRemove}>{TEXTS.remove}</Button>
        </div>
      </EditOnly>
    </fieldset>
  );
}
