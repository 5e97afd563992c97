import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/import-runs';
import { forecastAlerts } from '@manzil/contracts/http/saved-searches';
import type { AlertForecast } from '@manzil/contracts/leads/saved-search';
import type { ChangeKind, ImportRun } from '@manzil/contracts/listings/import-run';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { runsQuery } from '../../kit/runs/run-calls';
import { callApi } from '../../kit/data/call-api';

/** Polled, because colleagues and the schedule start updates too; a single update is followed by its events. */
export const liveRunsQuery = { ...runsQuery, refetchInterval: 5_000 };

export const runQuery = (id: string) => endpointQuery(http.showImportRun, { params: { id } });

/** A run, and the latest runs, to find the one after it. */
export async function loadRun(id: string): Promise<null> {
  await Promise.all([queryClient.query(runQuery(id)), queryClient.query(runsQuery)]);
  return null;
}

export const cancelRun = (id: string): Promise<ImportRun> => callApi(http.cancelImport, { params: { id } });
export const approveRun = (id: string): Promise<ImportRun> => callApi(http.approveImport, { params: { id } });
/** Counts the saved searches that would get mail once the run is published. */
export const countAlerts = (id: string): Promise<AlertForecast> =>
  callApi(forecastAlerts, { params: { id } });

export const discardRun = (id: string): Promise<ImportRun> => callApi(http.discardImport, { params: { id } });

/** Returns the run that restores the catalogue to its state before `id`. */
export const rollBackRun = async (id: string): Promise<ImportRun> =>
  (await callApi(http.rollBackImport, { params: { id } })).run;

export type ChangePage = Result<typeof http.listImportChanges>;

/** Fifty changes of a run, after the change with number `after`. */
export const loadChanges = (id: string, kind: ChangeKind | '', after = 0): Promise<ChangePage> =>
  callApi(http.listImportChanges, { params: { id }, query: { after, ...(kind !== '' && { kind }) } });
