import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const OF_ONE_VISITOR = ['cookie', 'if-none-match', 'if-modified-since', 'if-range', 'range'];

export interface DetachedRequest {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Copies a GET without its client, so that the response is completed even if that client disconnects. */
export function detachedRequest({
  url,
  headers,
  httpVersionMajor,
  httpVersionMinor,
}: IncomingMessage): DetachedRequest {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method: 'GET',
    url,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_VISITOR.includes(name))),
  });
  request.push(null);
  const response = new ServerResponse(request);
  // Without a connection, `destroy` would not emit `close`.
  response.destroy = () => {
    response.destroyed = true;
    response.emit('close');
    return response;
  };
  return { request, response };
}
