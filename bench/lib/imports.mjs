import { pathToFileURL } from 'node:url';
import { showImportRun } from '@manzil/contracts/http/import-runs';
import { requestOperatorImport } from '@manzil/contracts/listings/import-rpc';
import { createLogger } from '@manzil/service-kit/logger';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { busPassword } from '../../scripts/lib/messaging.mjs';
import { resetPeak, peakBytes } from './memory.mjs';

const POLL_MS = 50;

/** Imports feeds like `npm run feed`. */
export async function openImports(product) {
  const password = busPassword(product.folder, 'operator');
  const access = { url: product.natsUrl, user: 'operator', password };
  const link = await NatsLink.open(access, 'bench', createLogger('bench', 'silent'));
  const client = new RpcClient(link, { validateReplies: true, minDeadlineMs: 30_000 });
  return {
    /** Resolves with the duration of the run in seconds, its counts, and the peak memory of the worker in bytes. */
    importFeed: async (file) => {
      const { pid } = product.processes.get('listings');
      resetPeak(pid);
      const location = pathToFileURL(file).href;
      let { run } = await client.request(requestOperatorImport, { location });
      while (run.finishedAt === null) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        run = await client.request(showImportRun, { id: run.id });
      }
      if (run.state !== 'done') throw new Error(`The import of ${file} is ${run.state}: ${run.error}`);
      const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
      return { seconds, counts: run.counts, peak: peakBytes(pid) };
    },
    close: () => link.close(),
  };
}
