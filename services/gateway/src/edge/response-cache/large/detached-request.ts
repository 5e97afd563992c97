import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const OF_ONE_VISITOR = ['cookie', 'if-none-match', 'if-modified-since', 'if-range', 'range'];

export interface DetachedRequest {
  asked: IncomingMessage;
  answered: ServerResponse;
}

/** The same GET as a request of nobody: what is made for it is made to its end when a visitor leaves. */
export function detachedRequest({
  url,
  headers,
  httpVersionMajor,
  httpVersionMinor,
}: IncomingMessage): DetachedRequest {
  const asked = new IncomingMessage(new Socket());
  Object.assign(asked, {
    ...{ method: 'GET', url, httpVersionMajor, httpVersionMinor, complete: true },
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_VISITOR.includes(name))),
  });
  asked.push(null);
  const answered = new ServerResponse(asked);
  // Without a connection it would not tell of its end itself.
  answered.destroy = () => {
    answered.destroyed = true;
    answered.emit('close');
    return answered;
  };
  return { asked, answered };
}
