import { useState } from 'react';
import { Link } from 'react-router';
import { importRunSchema, type ImportRun } from '@manzil/contracts/listings/import-run';
import { callApi, json, messageOf } from '../lib/call-api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useToasts } from '../ui/toasts';
import { ImportReport } from './import-report';

const ASK_EVERY_MS = 800;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/** 'Update Properties': asks for an import, follows it and reports. A second press joins the one that runs. */
export function UpdateProperties() {
  const [run, setRun] = useState<ImportRun | undefined>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();

  const update = async (): Promise<void> => {
    setBusy(true);
    setRun(undefined);
    setOpen(true);
    try {
      let current = await callApi('/api/feed/runs', importRunSchema, json('POST', {}));
      setRun(current);
      while (current.finishedAt === null) {
        await pause();
        current = await callApi(`/api/feed/runs/${current.id}`, importRunSchema);
        setRun(current);
      }
      if (current.state === 'done') toasts.done('Data is updated!');
      else toasts.failed(current.error ?? `The update has ${current.state}.`);
    } catch (error) {
      toasts.failed(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void update()}>
        Update Properties
      </Button>
      {open && (
        <Dialog
          title="Update Properties"
          onClose={() => {
            setOpen(false);
          }}
        >
          {run === undefined ? <p aria-busy="true">Asking for the feed…</p> : <ImportReport run={run} />}
          {busy && <p>You can close this: the update goes on.</p>}
          <Link to="/backend/feed" className="backend-link">
            All updates
          </Link>
        </Dialog>
      )}
    </>
  );
}
