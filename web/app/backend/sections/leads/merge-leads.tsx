import { mergeLeads } from '@manzil/contracts/http/lead-merges';
import type { LeadSummary } from '@manzil/contracts/leads/lead';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { Dialog } from '../../../shared/ui/dialog';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi, messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { KIND_LABELS, stageWords } from './lead-labels';
import { MERGE_LABELS as TEXTS } from './merge-texts';

interface MergeLeadsProps {
  id: string;
  /** Other leads of the person; spam is not merged. */
  leads: readonly LeadSummary[];
  onMerged: () => Promise<void>;
}

/** Merges other leads of the person into the lead `id`. */
export function MergeLeads({ id, leads, onMerged }: MergeLeadsProps) {
  const possible = leads.filter(({ status }) => status !== 'spam');
  const [chosen, setChosen] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  if (possible.length === 0) return null;
  const merge = async (others: string[]): Promise<void> => {
    setBusy(true);
    try {
      await callApi(mergeLeads, { params: { id }, body: { others } });
      toasts.done(TEXTS.merged(others.length));
      setChosen(undefined);
      await onMerged();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <div className="backend-actions">
        <Button
          onClick={() => {
            setChosen(possible.map((lead) => lead.id));
          }}
        >
          {TEXTS.open}
        </Button>
      </div>
      {chosen !== undefined && (
        <Dialog
          title={TEXTS.title}
          onClose={() => {
            setChosen(undefined);
          }}
        >
          <div className="backend-form">
            <p>{TEXTS.consequence}</p>
            <CheckGroup
              label={TEXTS.which}
              options={possible.map((lead) => [lead.id, wordsOf(lead)] as const)}
              chosen={chosen}
              onChange={setChosen}
            />
            <div className="backend-actions">
              <Button
                kind="primary"
                busy={busy}
                disabled={chosen.length === 0}
                onClick={() => void merge(chosen)}
              >
                {TEXTS.confirm(chosen.length)}
              </Button>
              <Button
                onClick={() => {
                  setChosen(undefined);
                }}
              >
                {TEXTS.cancel}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

const wordsOf = (lead: LeadSummary): string =>
  [
    [KIND_LABELS[lead.kind], lead.listing?.title].filter(Boolean).join(': '),
    lead.name ?? lead.email,
    formatDateTime(lead.receivedAt),
    stageWords(lead),
  ].join(', ');
