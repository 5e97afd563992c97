import { writeFileSync } from 'node:fs';
import { openOperatorClient } from './operator-client.mjs';
import { logProgress } from './progress.mjs';

const POLL_MS = 100;
const LIMIT_MS = 60_000;

/** Replaces the feed at `file` by the later one `text` and imports it; a failure does not fail the start. */
export async function importLaterFeed({ folder, natsUrl, file, text }) {
  const { requestOperatorImport } = await import('@manzil/contracts/listings/import-rpc');
  const { showImportRun } = await import('@manzil/contracts/http/import-runs');
  writeFileSync(file, text);
  const client = await openOperatorClient({ folder, natsUrl, name: 'start' });
  try {
    const deadline = Date.now() + LIMIT_MS;
    const patient = { ...requestOperatorImport, deadlineMs: LIMIT_MS };
    let { run } = await client.request(patient, { dryRun: false, source: 'primary' });
    while (run.finishedAt === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      // The reply may be late on a busy machine.
      run = await client.request(showImportRun, { id: run.id }).catch(() => run);
    }
  } catch (error) {
    logProgress(`the demo feed could not be imported a second time: ${error.message}`);
  } finally {
    await client.close();
  }
}
