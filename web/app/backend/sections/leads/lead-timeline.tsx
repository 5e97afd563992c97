import type { Session } from '@manzil/contracts/gateway/account';
import { addTimelineEntry, showTimeline, withdrawNote } from '@manzil/contracts/http/lead-timeline';
import type { TimelineKind } from '@manzil/contracts/leads/timeline';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { AreaField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi, messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { recordContact } from './add-entry';
import { EntryAttachments } from './entry-attachments';
import { isUnsent, RetryReply } from './reply/retry-reply';
import { MergedEnquiry } from './merged-enquiry';
import { LeadOriginNote } from './lead-origin';
import { entryWords, TIMELINE_LABELS } from './lead-labels';
import { useReadOnly } from '../../../shared/ui/read-only';
import styles from './leads.module.css';

/** Kinds of entries that show what a member wrote. */
const WRITTEN: readonly TimelineKind[] = ['note', 'emailed', 'whatsapp-sent', 'email-received'];

const WITH_SUBJECT: readonly TimelineKind[] = ['emailed', 'email-received'];

interface LeadTimelineProps {
  id: string;
  session: Session;
  /** A merged lead was separated, which changes the version of this one. */
  onSeparated?: () => Promise<void>;
}

/** Lists the events of a lead, newest first, with a form for a note. */
export function LeadTimeline({ id, session: { username }, onSeparated }: LeadTimelineProps) {
  const titleId = useId();
  const timeline = useInfiniteQuery({
    queryKey: ['lead', id, 'timeline'],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        showTimeline,
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  const isReadOnly = useReadOnly();
  useEffect(() => {
    if (!isReadOnly) void recordContact(id, 'viewed');
  }, [id, isReadOnly]);
  return (
    <section className={styles.timeline} aria-labelledby={titleId}>
      <h3 id={titleId}>{TIMELINE_LABELS.title}</h3>
      {!isReadOnly && <NoteForm leadId={id} />}
      {data === undefined ? (
        <p role="status">{isError ? TIMELINE_LABELS.failed : TIMELINE_LABELS.loading}</p>
      ) : (
        <ol className={styles.entries}>
          {data.pages
            .flatMap(({ entries }) => entries)
            .filter(({ kind, by }) => kind !== 'viewed' || by !== username)
            .map((entry) => (
              <li key={entry.id + entry.kind}>
                <span className={styles.soft}>{formatDateTime(entry.at)}</span> {entryWords(entry)}
                {WITH_SUBJECT.includes(entry.kind) && entry.to && <p dir="auto">{entry.to}</p>}
                {WRITTEN.includes(entry.kind) && entry.text && <p dir="auto">{entry.text}</p>}
                {entry.attachments.length > 0 && <EntryAttachments entry={entry} />}
                {isUnsent(entry) && !isReadOnly && <RetryReply leadId={id} entryId={entry.id} />}
                {entry.enquiry && onSeparated && (
                  <MergedEnquiry enquiry={entry.enquiry} onSeparated={onSeparated} />
                )}
                {entry.origin && <LeadOriginNote origin={entry.origin} />}
              </li>
            ))}
        </ol>
      )}
      {hasNextPage && (
        <div className="backend-actions">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {TIMELINE_LABELS.earlier}
          </Button>
        </div>
      )}
    </section>
  );
}

function NoteForm({ leadId }: { leadId: string }) {
  const refresh = useRefresh();
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  const undo = async (entryId: string): Promise<void> => {
    try {
      await callApi(withdrawNote, { params: { id: leadId, entryId } });
      toasts.done(TIMELINE_LABELS.withdrawn);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const form = useContractForm(addTimelineEntry, {
    values: { text: '' },
    bodyOf: ({ text }) => ({ kind: 'note' as const, id: noteId, text }),
    draft: `lead-note:${leadId}`,
    send: (body) => callApi(addTimelineEntry, { params: { id: leadId }, body }),
    onSaved: async (_, sent) => {
      form.rebase({ text: '' }, 0, sent);
      setNoteId(crypto.randomUUID());
      await refresh();
      toasts.done(TIMELINE_LABELS.added, { label: TIMELINE_LABELS.undo, run: () => void undo(noteId) });
    },
  });
  return (
    <form className="backend-form" {...form.attributes}>
      <AreaField
        label={TIMELINE_LABELS.note}
        hint={TIMELINE_LABELS.noteHint}
        rows={2}
        maxLength={LEAD_LIMITS.notes}
        {...form.text('text')}
      />
      <FormProblem form={form} />
      <div className="backend-actions">
        <Button type="submit" busy={form.busy} disabled={!form.dirty}>
          {TIMELINE_LABELS.add}
        </Button>
      </div>
    </form>
  );
}
