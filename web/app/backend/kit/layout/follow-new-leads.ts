import { followNewLeads as endpoint } from '@manzil/contracts/http/leads';
import { newLeadsSchema, type NewLeads } from '@manzil/contracts/leads/lead';
import { endpointUrl } from '../../../shared/lib/endpoint-url';

const NAME = 'manzil-new-leads';
const RETRY_MS = 10_000;

/**
 * Reports the number of new leads, now and with every change, until `signal` is aborted. One tab of the browser keeps a
 * connection and forwards its events, because browsers open only six to a site; when it closes, another tab connects.
 */
export function followNewLeads(onChange: (now: NewLeads) => void, signal: AbortSignal): void {
  if (!('locks' in navigator)) {
    void listen(onChange, signal);
    return;
  }
  const channel = new BroadcastChannel(NAME);
  let last: NewLeads | undefined;
  let isConnected = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = newLeadsSchema.safeParse(data);
    if (heard.success) onChange(heard.data);
    // Any other message comes from a new tab, which requests the current number.
    else if (isConnected && last !== undefined) channel.postMessage(last);
  };
  channel.postMessage('?');
  const connect = (): Promise<void> => {
    isConnected = true;
    const report = (now: NewLeads): void => {
      last = now;
      onChange(now);
      if (!signal.aborted) channel.postMessage(now);
    };
    return listen(report, signal);
  };
  navigator.locks.request(NAME, { signal }, connect).catch(() => undefined);
  signal.addEventListener('abort', () => {
    channel.close();
  });
}

/** Resolves when `signal` is aborted. A refused connection is retried later. */
function listen(onChange: (now: NewLeads) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let events: EventSource;
    const connect = (): void => {
      events = new EventSource(endpointUrl(endpoint.path, {}));
      events.addEventListener('new-leads', ({ data }) => {
        onChange(newLeadsSchema.parse(JSON.parse(String(data))));
      });
      events.addEventListener('error', () => {
        // Other errors are lost connections, which the browser reconnects automatically.
        if (events.readyState === EventSource.CLOSED) retry = setTimeout(connect, RETRY_MS);
      });
    };
    connect();
    signal.addEventListener('abort', () => {
      clearTimeout(retry);
      events.close();
      resolve();
    });
  });
}
