import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { importRunSchema, type ImportRun } from '@manzil/contracts/listings/import-run';
import { callApi, json, messageOf } from '../lib/call-api';
import { ImportReport } from '../parts/import-report';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SectionHead } from '../ui/section-head';
import { useToasts } from '../ui/toasts';
import { RunTable } from './run-table';

const ASK_EVERY_MS = 1_500;

/** Every update of the listings from the feed, and what would come of one now. */
export function Feed({ runs }: { runs: readonly ImportRun[] }) {
  const [asking, setAsking] = useState(false);
  const [openId, setOpenId] = useState<string | undefined>();
  const { revalidate } = useRevalidator();
  const toasts = useToasts();
  const open = runs.find(({ id }) => id === openId);
  const underWay = runs.some(({ finishedAt }) => finishedAt === null);

  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [underWay, revalidate]);

  const tryOut = async (): Promise<void> => {
    setAsking(true);
    try {
      const { id } = await callApi('/api/feed/runs', importRunSchema, json('POST', { dryRun: true }));
      await revalidate();
      setOpenId(id);
    } catch (error) {
      toasts.failed(messageOf(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      <SectionHead
        title="Feed"
        intro="Each update of the listings. A dry run reads the feed and says what it would do, without doing it."
      >
        <Button busy={asking || underWay} onClick={() => void tryOut()}>
          Dry run
        </Button>
      </SectionHead>
      <RunTable
        runs={runs}
        onOpen={({ id }) => {
          setOpenId(id);
        }}
      />
      {open !== undefined && (
        <RunDialog
          run={open}
          onClose={() => {
            setOpenId(undefined);
          }}
        />
      )}
    </>
  );
}

const RunDialog = ({ run, onClose }: { run: ImportRun; onClose: () => void }) => (
  <Dialog title={run.dryRun ? 'Dry run' : 'Update of the listings'} onClose={onClose} wide>
    {run.dryRun && <p>Nothing on the site was changed: the figures say what an update would do.</p>}
    <ImportReport run={run} />
  </Dialog>
);
