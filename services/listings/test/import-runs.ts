import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import { waitFor } from '@manzil/testing/wait-for';
import { showImportRun } from '@manzil/contracts/http/import-runs';

/** Waits for the end of a run; the message of a killed worker is redelivered after 15 s. */
export const endOfRun = (client: RpcClient, id: string): Promise<ImportRun> =>
  waitFor('the run to end', async () => {
    const run = await client.request(showImportRun, { id });
    return run.finishedAt === null ? undefined : run;
  });
