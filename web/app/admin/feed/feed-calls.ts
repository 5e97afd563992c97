import { importRunSchema, type ChangeKind, type ImportRun } from '@manzil/contracts/listings/import-run';
import { listImportChanges, rollBackImport } from '@manzil/contracts/listings/import-rpc';
import { listImportRuns } from '@manzil/contracts/listings/rpc';
import type { z } from 'zod';
import { callApi, json } from '../lib/call-api';

/** The latest imports, newest first. */
export async function loadRuns(): Promise<ImportRun[]> {
  const { runs } = await callApi('/api/feed/runs', listImportRuns.response);
  return runs;
}

export interface RunData {
  run: ImportRun;
  /** The latest ones, to say which came after it. */
  runs: ImportRun[];
}

export async function loadRun(id: string): Promise<RunData> {
  const path = `/api/feed/runs/${encodeURIComponent(id)}`;
  const [run, runs] = await Promise.all([callApi(path, importRunSchema), loadRuns()]);
  return { run, runs };
}

/** Joins the one under way if it is of the same kind. */
export const startRun = (dryRun: boolean): Promise<ImportRun> =>
  callApi('/api/feed/runs', importRunSchema, json('POST', { dryRun }));

const decide =
  (what: 'cancel' | 'approve' | 'discard') =>
  (id: string): Promise<ImportRun> =>
    callApi(`/api/feed/runs/${id}/${what}`, importRunSchema, { method: 'POST' });

export const cancelRun = decide('cancel');
export const approveRun = decide('approve');
export const discardRun = decide('discard');

/** The run that restores the catalogue as it was before `id`. */
export async function rollBackRun(id: string): Promise<ImportRun> {
  const path = `/api/feed/runs/${id}/roll-back`;
  return (await callApi(path, rollBackImport.response, { method: 'POST' })).run;
}

export type ChangePage = z.output<typeof listImportChanges.response>;

/** Fifty changes of a run after the one numbered `after`. */
export function loadChanges(id: string, kind: ChangeKind | '', after = 0): Promise<ChangePage> {
  const asked = new URLSearchParams({ after: String(after), ...(kind !== '' && { kind }) });
  return callApi(`/api/feed/runs/${id}/changes?${asked.toString()}`, listImportChanges.response);
}
