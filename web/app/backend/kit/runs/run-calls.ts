import * as http from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { callApi } from '../data/call-api';
import { endpointQuery } from '../data/query-client';

/** The latest imports, newest first. */
export const runsQuery = endpointQuery(http.listImportRuns, {});

/** Joins a run in progress of the same kind. */
export const startRun = (dryRun: boolean): Promise<ImportRun> =>
  callApi(http.startImport, { body: { dryRun } });
