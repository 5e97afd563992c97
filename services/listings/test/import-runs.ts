import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { getImportRun } from '@manzil/contracts/listings/rpc';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import { waitFor } from '@manzil/testing/wait-for';

/** The run as it has ended; a worker that was killed is missed only after the 15 s its message was its own. */
export const endOfRun = (client: RpcClient, id: string): Promise<ImportRun> =>
  waitFor('the run to end', async () => {
    const run = await client.request(getImportRun, { id });
    return run.finishedAt === null ? undefined : run;
  });
