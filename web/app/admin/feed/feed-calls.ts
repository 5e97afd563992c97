import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/import-runs';
import type { ChangeKind, ImportRun } from '@manzil/contracts/listings/import-run';
import { callApi } from '../lib/call-api';

/** The latest imports, newest first. */
export async function loadRuns(): Promise<ImportRun[]> {
  const { runs } = await callApi(http.listImportRuns);
  return runs;
}

export interface RunData {
  run: ImportRun;
  /** The latest ones, to say which came after it. */
  runs: ImportRun[];
}

export async function loadRun(id: string): Promise<RunData> {
  const [run, runs] = await Promise.all([callApi(http.showImportRun, { params: { id } }), loadRuns()]);
  return { run, runs };
}

/** Joins the one under way if it is of the same kind. */
export const startRun = (dryRun: boolean): Promise<ImportRun> =>
  callApi(http.startImport, { body: { dryRun } });

export const cancelRun = (id: string): Promise<ImportRun> => callApi(http.cancelImport, { params: { id } });
export const approveRun = (id: string): Promise<ImportRun> => callApi(http.approveImport, { params: { id } });
export const discardRun = (id: string): Promise<ImportRun> => callApi(http.discardImport, { params: { id } });

/** The run that restores the catalogue as it was before `id`. */
export const rollBackRun = async (id: string): Promise<ImportRun> =>
  (await callApi(http.rollBackImport, { params: { id } })).run;

export type ChangePage = Result<typeof http.listImportChanges>;

/** Fifty changes of a run after the one numbered `after`. */
export const loadChanges = (id: string, kind: ChangeKind | '', after = 0): Promise<ChangePage> =>
  callApi(http.listImportChanges, { params: { id }, query: { after, ...(kind !== '' && { kind }) } });
