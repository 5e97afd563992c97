import { followImportRun } from '@manzil/contracts/http/import-runs';
import { importRunSchema, type ImportRun } from '@manzil/contracts/listings/import-run';
import { endpointUrl } from '../../lib/endpoint-url';
import { ApiProblem } from '../lib/call-api';

/** Problems have an address of their own. */
const toldSchema = importRunSchema.omit({ problems: true });

/**
 * Tells a run with each of its changes, and is settled when it has ended or `signal` says that nobody looks on any
 * more. A connection that breaks is taken up again; when the site refuses it, this rejects.
 */
export function followRun(id: string, onRun: (run: ImportRun) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(endpointUrl(followImportRun.path, { params: { id } }));
    const end = (): void => {
      events.close();
      resolve();
    };
    events.addEventListener('run', ({ data }) => {
      onRun({ ...toldSchema.parse(JSON.parse(String(data))), problems: [] });
    });
    events.addEventListener('end', end);
    events.addEventListener('error', () => {
      if (events.readyState !== EventSource.CLOSED) return;
      reject(new ApiProblem(0, 'Progress updates have stopped. Check again in a moment.'));
    });
    signal.addEventListener('abort', end, { once: true });
  });
}
