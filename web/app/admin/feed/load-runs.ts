import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { listImportRuns } from '@manzil/contracts/listings/rpc';
import { callApi } from '../lib/call-api';

/** The latest imports, newest first. */
export async function loadRuns(): Promise<ImportRun[]> {
  const { runs } = await callApi('/api/feed/runs', listImportRuns.response);
  return runs;
}
