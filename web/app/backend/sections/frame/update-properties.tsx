import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { showImportRun, updateProperties } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { callApi, messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { toasts } from '../../../shared/ui/toast-queue';
import { followRun } from '../../kit/runs/follow-run';
import { ImportReport } from '../../kit/runs/import-report';
import { sentenceOf } from '../../kit/runs/run-labels';

/**
 * 'Update Properties': requests an import, follows it and reports the result. A second click joins the run in progress.
 */
export function UpdateProperties() {
  const [run, setRun] = useState<ImportRun | undefined>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );

  const update = async (): Promise<void> => {
    const left = new AbortController();
    leaving.current = left;
    setBusy(true);
    setRun(undefined);
    setOpen(true);
    try {
      // Responds at once with the started or joined run, instead of at its end.
      const { runId } = await callApi(updateProperties, {}, { headers: { prefer: 'respond-async' } });
      let current = await callApi(showImportRun, { params: { id: runId } });
      const show = (next: ImportRun): void => {
        current = next;
        setRun(next);
      };
      show(current);
      await followRun(current.id, show, left.signal);
      // The result is shown even if the dialog was closed in the meantime.
      if (current.state === 'done') setOpen(true);
      else if (!left.signal.aborted) toasts.failed(`${sentenceOf(current)}.`);
    } catch (error) {
      toasts.failed(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  const isUpdated = run?.state === 'done';
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void update()}>
        Update Properties
      </Button>
      {open && (
        <Dialog
          title={isUpdated ? 'Data is updated!' : 'Update Properties'}
          isAlert={isUpdated}
          onClose={() => {
            setOpen(false);
          }}
        >
          {run === undefined ? <p aria-busy="true">Requesting the feed…</p> : <ImportReport run={run} />}
          {busy && <p>You can close this. The update continues.</p>}
          <Link
            to={run === undefined ? '/backend/feed' : `/backend/feed/${run.id}`}
            className="backend-link"
            onClick={() => {
              setOpen(false);
            }}
          >
            {run === undefined ? 'All updates' : 'Full report'}
          </Link>
        </Dialog>
      )}
    </>
  );
}
