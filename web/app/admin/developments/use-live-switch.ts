import { useState } from 'react';
import { switchDevelopment } from '@manzil/contracts/http/development-editing';
import { ApiProblem, callApi } from '../lib/call-api';
import { toasts } from '../../ui/toast-queue';
import { toWireRow, type DevelopmentRow } from './development-row';

export interface LiveSwitch {
  isLive: (row: DevelopmentRow) => boolean;
  isBusy: (row: DevelopmentRow) => boolean;
  flip: (row: DevelopmentRow) => void;
  /** Switches all of them to one state; `onDone` runs before success is reported, and not after a failure. */
  setAll: (rows: readonly DevelopmentRow[], live: boolean, onDone: () => void) => Promise<void>;
}

/**
 * Puts projects online or offline. What was asked for is shown at once, over the stored rows, until `reload` has
 * brought them anew; when it is refused the row shows what is stored again.
 */
export function useLiveSwitch(reload: () => Promise<void>): LiveSwitch {
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());

  const ask = async (row: DevelopmentRow, live: boolean): Promise<void> => {
    setWanted((now) => new Map(now).set(row.id, live));
    try {
      toasts.done(await callApi(switchDevelopment, { body: toWireRow(row, live) }));
      await reload();
    } catch (error) {
      toasts.failed(refusalOf(error));
    } finally {
      setWanted((now) => new Map([...now].filter(([id]) => id !== row.id)));
    }
  };

  const setAll = async (
    rows: readonly DevelopmentRow[],
    live: boolean,
    onDone: () => void,
  ): Promise<void> => {
    const others = rows.filter((row) => row.live !== live && !wanted.has(row.id));
    setWanted((now) => new Map([...now, ...others.map(({ id }) => [id, live] as const)]));
    try {
      for (const row of others) await callApi(switchDevelopment, { body: toWireRow(row, live) });
      const state = live ? 'online' : 'offline';
      onDone();
      toasts.done(
        rows.length === 1
          ? `1 project is ${state} now.`
          : `${String(rows.length)} projects are ${state} now.`,
      );
    } catch (error) {
      toasts.failed(refusalOf(error));
    }
    await reload().catch(() => undefined);
    const ids = new Set(others.map(({ id }) => id));
    setWanted((now) => new Map([...now].filter(([id]) => !ids.has(id))));
  };

  return {
    setAll,
    isLive: (row) => wanted.get(row.id) ?? row.live,
    isBusy: (row) => wanted.has(row.id),
    flip: (row) => {
      if (!wanted.has(row.id)) void ask(row, !row.live);
    },
  };
}

const refusalOf = (error: unknown): string =>
  error instanceof ApiProblem && error.status === 500
    ? 'There was a problem updating the status, please try again.'
    : 'An unexpected error occurred, please try again later.';
