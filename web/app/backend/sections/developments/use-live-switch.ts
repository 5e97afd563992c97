import { useRef, useState } from 'react';
import { switchDevelopment } from '@manzil/contracts/http/development-editing';
import { ApiProblem, callApi } from '../../kit/data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import { toWireRow, type DevelopmentRow } from './development-row';

export interface LiveSwitch {
  isLive: (row: DevelopmentRow) => boolean;
  isBusy: (row: DevelopmentRow) => boolean;
  flip: (row: DevelopmentRow) => void;
  /** Switches all of them to one state; `onDone` runs before success is reported, and not after a failure. */
  setAll: (rows: readonly DevelopmentRow[], live: boolean, onDone: () => void) => Promise<void>;
}

/**
 * Puts projects online or offline. The requested state is shown at once, over the stored rows, until `reload` has
 * refreshed them; a refused row shows the stored state again. A row can be switched again as soon as the server has
 * responded.
 */
export function useLiveSwitch(reload: () => Promise<void>): LiveSwitch {
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set());
  /** The last switch of each row: only its reload shows the stored state again. */
  const last = useRef(new Map<number, symbol>());

  const isLive = (row: DevelopmentRow): boolean => wanted.get(row.id) ?? row.live;

  const switchTo = async (
    rows: readonly DevelopmentRow[],
    live: boolean,
    onDone: (answers: string[]) => void,
  ): Promise<void> => {
    const own = Symbol('switch');
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of ids) last.current.set(id, own);
    setWanted((now) => new Map([...now, ...[...ids].map((id) => [id, live] as const)]));
    setSending((now) => new Set([...now, ...ids]));
    const answers: string[] = [];
    try {
      for (const row of rows) answers.push(await callApi(switchDevelopment, { body: toWireRow(row, live) }));
      onDone(answers);
    } catch (error) {
      toasts.failed(refusalOf(error));
    }
    setSending((now) => new Set([...now].filter((id) => !ids.has(id))));
    if (answers.length > 0) await reload().catch(() => undefined);
    setWanted((now) => new Map([...now].filter(([id]) => !ids.has(id) || last.current.get(id) !== own)));
  };

  const setAll = (rows: readonly DevelopmentRow[], live: boolean, onDone: () => void): Promise<void> => {
    const others = rows.filter((row) => isLive(row) !== live && !sending.has(row.id));
    return switchTo(others, live, () => {
      const state = live ? 'online' : 'offline';
      onDone();
      toasts.done(
        rows.length === 1
          ? `1 project is ${state} now.`
          : `${String(rows.length)} projects are ${state} now.`,
      );
    });
  };

  return {
    setAll,
    isLive,
    isBusy: ({ id }) => sending.has(id),
    flip: (row) => {
      if (!sending.has(row.id))
        void switchTo([row], !isLive(row), ([words = '']) => {
          toasts.done(words);
        });
    },
  };
}

/** A project that misses something is refused with what it misses. */
function refusalOf(error: unknown): string {
  const [status, issues] = error instanceof ApiProblem ? [error.status, error.issues] : [0, []];
  if (status === 500) return 'There was a problem updating the status, please try again.';
  return issues[0]?.message ?? 'An unexpected error occurred, please try again later.';
}
