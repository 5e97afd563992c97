import { followImportRun } from '@manzil/contracts/http/import-runs';
import { importRunSchema, type ImportRun } from '@manzil/contracts/listings/import-run';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { ApiProblem } from '../data/call-api';

/** The problems of a run have their own endpoint. */
const eventSchema = importRunSchema.omit({ problems: true });

/**
 * Reports a run with each of its changes, and resolves when it has ended or `signal` is aborted. A connection that
 * breaks is opened again; the promise rejects when the site refuses it.
 */
export function followRun(id: string, onRun: (run: ImportRun) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(endpointUrl(followImportRun.path, { params: { id } }));
    const end = (): void => {
      events.close();
      resolve();
    };
    events.addEventListener('run', ({ data }) => {
      onRun({ ...eventSchema.parse(JSON.parse(String(data))), problems: [] });
    });
    events.addEventListener('end', end);
    events.addEventListener('error', () => {
      if (events.readyState !== EventSource.CLOSED) return;
      reject(new ApiProblem(0, 'Progress updates have stopped. Check again in a moment.'));
    });
    signal.addEventListener('abort', end, { once: true });
  });
}
