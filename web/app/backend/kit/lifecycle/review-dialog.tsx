import type { Approval, LifecycleChange } from '@manzil/contracts/content/lifecycle';
import * as http from '@manzil/contracts/http/content-lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField } from '../../../shared/ui/field';
import { endpointQuery } from '../data/query-client';
import { FormProblem } from '../form/form-problem';
import { useContractForm } from '../form/use-contract-form';
import { callApi, messageOf } from '../data/call-api';
import { APPROVAL_LABELS as WORDS, requestSentence } from './approval-labels';
import { DiffLines } from './diff-lines';
import { createPreviewLink, type EntryKey } from './lifecycle-calls';
import { DONE, PREVIEW_LABELS, scheduledWords } from './lifecycle-labels';
import { PreviewLinkDialog, type PreviewLink } from './preview-link-dialog';

interface ReviewDialogProps {
  entry: EntryKey;
  approval: Approval;
  fieldName: (field: string) => string;
  onClose: () => void;
  /** Called when the request is answered; `message` describes the new state. */
  onAnswered: (message: string) => void;
}

/** Shows a request with the changes for visitors, to approve it or send it back. */
export function ReviewDialog({ entry, approval, fieldName, onClose, onAnswered }: ReviewDialogProps) {
  const { requestedAt, version, asks } = approval;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [link, setLink] = useState<PreviewLink | undefined>();
  const [isSendingBack, setSendingBack] = useState(false);
  const share = async (): Promise<void> => {
    try {
      setLink(await createPreviewLink(entry));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const approve = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { requestedAt, expectedVersion: version };
      onAnswered(doneWords(await callApi(http.approveRequest, { params: entry, body }), approval));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog wide title={WORDS.reviewTitle} onClose={onClose}>
      <div className="backend-form">
        <p>{requestSentence(approval)}</p>
        {asks === 'withdraw' ? (
          <p>{WORDS.withdrawn}</p>
        ) : (
          <Difference entry={entry} version={version} fieldName={fieldName} />
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {isSendingBack ? (
          <SendBack
            entry={entry}
            requestedAt={requestedAt}
            onCancel={() => {
              setSendingBack(false);
            }}
            onSent={() => {
              onAnswered(WORDS.sentBack);
            }}
          />
        ) : (
          <div className="backend-actions">
            <Button kind="primary" busy={busy} onClick={() => void approve()}>
              {WORDS.approve}
            </Button>
            <Button
              onClick={() => {
                setSendingBack(true);
              }}
            >
              {WORDS.sendBack}
            </Button>
            <Button onClick={() => void share()}>{PREVIEW_LABELS.action}</Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        )}
      </div>
      {link !== undefined && (
        <PreviewLinkDialog
          link={link}
          note={PREVIEW_LABELS.replaces}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
    </Dialog>
  );
}

const doneWords = ({ lifecycle }: LifecycleChange, { asks }: Approval): string =>
  asks === 'publish' ? DONE.published : asks === 'withdraw' ? DONE.withdrawn : scheduledWords(lifecycle);

interface DifferenceProps extends Pick<ReviewDialogProps, 'entry' | 'fieldName'> {
  version: number;
}

/** Shows what would change for visitors. */
function Difference({ entry, version, fieldName }: DifferenceProps) {
  const params = { ...entry, version };
  const { data, error } = useQuery(
    endpointQuery(http.diffVersion, { params, query: { since: 'published' } }),
  );
  if (error !== null) return <p role="alert">{messageOf(error)}</p>;
  if (data === undefined) return <p role="status">{WORDS.loading}</p>;
  return (
    <DiffLines
      title={data.against === null ? WORDS.fromNothing : WORDS.since(data.against)}
      sections={data.sections.map(({ field, parts }) => ({ name: fieldName(field), parts }))}
    />
  );
}

interface SendBackProps {
  entry: EntryKey;
  requestedAt: string;
  onCancel: () => void;
  onSent: () => void;
}

function SendBack({ entry, requestedAt, onCancel, onSent }: SendBackProps) {
  const form = useContractForm(http.sendBackRequest, {
    values: { note: '' },
    bodyOf: ({ note }) => ({ requestedAt, note }),
    send: (body) => callApi(http.sendBackRequest, { params: entry, body }),
    onSaved: onSent,
  });
  return (
    <form className="backend-form" aria-label={WORDS.sendBack} {...form.attributes}>
      <AreaField label={WORDS.reason} hint={WORDS.reasonHint} required rows={3} {...form.text('note')} />
      <FormProblem form={form} />
      <div className="backend-actions">
        <Button kind="primary" type="submit" busy={form.busy}>
          {WORDS.sendBack}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
