import { useEffect, useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { messageOf } from '../../kit/data/call-api';
import { followRun } from '../../kit/runs/follow-run';
import { toasts } from '../../../shared/ui/toast-queue';

/** Returns the current state of a run; the screen is reloaded when the run ends. */
export function useFollowed(run: ImportRun | undefined): ImportRun | undefined {
  const [latest, setLatest] = useState<ImportRun | undefined>();
  const refresh = useRefresh();
  const openId = run?.finishedAt === null ? run.id : undefined;

  useEffect(() => {
    if (openId === undefined) return;
    const left = new AbortController();
    followRun(openId, setLatest, left.signal)
      .then(async () => {
        if (!left.signal.aborted) await refresh();
      })
      .catch((error: unknown) => {
        toasts.failed(messageOf(error));
      });
    return () => {
      left.abort();
    };
  }, [openId, refresh]);

  return latest !== undefined && latest.id === openId ? { ...latest, problems: run?.problems ?? [] } : run;
}
