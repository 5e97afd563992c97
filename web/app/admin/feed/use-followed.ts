import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { messageOf } from '../lib/call-api';
import { followRun } from '../parts/follow-run';
import { useToasts } from '../../ui/toasts';

/** A run as it is at this moment; what is around it is loaded anew when it ends. */
export function useFollowed(run: ImportRun | undefined): ImportRun | undefined {
  const [told, setTold] = useState<ImportRun | undefined>();
  const { revalidate } = useRevalidator();
  const toasts = useToasts();
  const openId = run?.finishedAt === null ? run.id : undefined;

  useEffect(() => {
    if (openId === undefined) return;
    const left = new AbortController();
    followRun(openId, setTold, left.signal)
      .then(async () => {
        if (!left.signal.aborted) await revalidate();
      })
      .catch((error: unknown) => {
        toasts.failed(messageOf(error));
      });
    return () => {
      left.abort();
    };
  }, [openId, revalidate, toasts]);

  return told !== undefined && told.id === openId ? { ...told, problems: run?.problems ?? [] } : run;
}
