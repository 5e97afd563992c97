import { listLeadImports, undoLeadImport } from '@manzil/contracts/http/lead-imports';
import type { PastImport, UndoneImport } from '@manzil/contracts/leads/past-import';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../shared/ui/button';
import { Confirm } from '../../../../shared/ui/confirm';
import { Dialog } from '../../../../shared/ui/dialog';
import { ScrollTable } from '../../../../shared/ui/scroll-table';
import table from '../../../../shared/ui/data-table.module.css';
import { toasts } from '../../../../shared/ui/toast-queue';
import { LEADS_PATH } from '../../../kit/access/sections';
import { callApi, messageOf } from '../../../kit/data/call-api';
import { endpointQuery } from '../../../kit/data/query-client';
import { useRefresh } from '../../../kit/data/use-refresh';
import { formatDateTime } from '../../../kit/labels/format-date-time';
import { memberName } from '../../../kit/labels/member-name';
import { KEPT_LABELS, UNDO_LABELS as TEXTS } from './undo-texts';

/** The last imports, each of which can be undone. */
export function PastImports() {
  const heading = useId();
  const { data } = useQuery(endpointQuery(listLeadImports, {}));
  const [asked, setAsked] = useState<PastImport | undefined>();
  const [undone, setUndone] = useState<UndoneImport | undefined>();
  const refresh = useRefresh();
  if (data === undefined || data.imports.length === 0) return null;
  const undo = async ({ id }: PastImport): Promise<void> => {
    try {
      const result = await callApi(undoLeadImport, { params: { id } });
      if (result.kept > 0) setUndone(result);
      else toasts.done(TEXTS.done(result));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setAsked(undefined);
  };
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        {TEXTS.title}
      </h2>
      <ScrollTable caption={TEXTS.title} head={TEXTS.head} stacked={table.stacked}>
        {data.imports.map((one) => (
          <tr key={one.id}>
            <td data-label={TEXTS.head[0]}>{formatDateTime(one.at)}</td>
            <td data-label={TEXTS.head[1]}>{memberName(one.by)}</td>
            <td data-label={TEXTS.head[2]}>{one.imported.toLocaleString('en')}</td>
            <td data-label={TEXTS.head[3]}>{one.left.toLocaleString('en')}</td>
            <td>
              {one.left > 0 ? (
                <Button
                  aria-label={TEXTS.undoOf(formatDateTime(one.at))}
                  onClick={() => {
                    setAsked(one);
                  }}
                >
                  {TEXTS.undo}
                </Button>
              ) : (
                one.undoneAt !== null && TEXTS.undone
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
      {asked !== undefined && (
        <Confirm
          title={TEXTS.question}
          confirm={TEXTS.confirm(asked.left)}
          danger
          onConfirm={() => undo(asked)}
          onCancel={() => {
            setAsked(undefined);
          }}
        >
          <p>{TEXTS.consequence(asked.left, formatDateTime(asked.at))}</p>
          <p>{TEXTS.stays}</p>
        </Confirm>
      )}
      {undone !== undefined && (
        <KeptLeads
          result={undone}
          onClose={() => {
            setUndone(undefined);
          }}
        />
      )}
    </section>
  );
}

/** The result of an undo that kept leads, with the reason for each. */
function KeptLeads({ result, onClose }: { result: UndoneImport; onClose: () => void }) {
  const { kept, keptLeads } = result;
  return (
    <Dialog title={TEXTS.result} onClose={onClose}>
      <div className="backend-form">
        <p role="status">{TEXTS.done(result)}</p>
        <ul>
          {keptLeads.map(({ id, name, reason }) => (
            <li key={id}>
              <Link to={`${LEADS_PATH}?lead=${id}`}>{name}</Link>: {KEPT_LABELS[reason]}
            </li>
          ))}
        </ul>
        {kept > keptLeads.length && <p>{TEXTS.firstKept(keptLeads.length)}</p>}
      </div>
    </Dialog>
  );
}
