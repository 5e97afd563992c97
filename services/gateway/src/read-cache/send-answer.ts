import type { ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.js';
import type { Form, KeptAnswer } from './kept-answer.js';

/** What of a request decides how a finished answer is sent. */
export interface Wishes {
  method: string | undefined;
  acceptEncoding: string | string[] | undefined;
  ifNoneMatch: string | undefined;
}

/** Sends a finished answer: in the best encoding the visitor takes, or 304 when the visitor has it already. */
export function sendAnswer(
  answer: KeptAnswer,
  wishes: Wishes,
  response: ServerResponse,
  cache: 'hit' | 'miss',
): void {
  const encoding = acceptedEncoding(wishes.acceptEncoding);
  const form = answer.formNow(encoding);
  if (form !== undefined) sendForm(answer, form, wishes, response, cache);
  else
    void answer.form(encoding).then((made) => {
      sendForm(answer, made, wishes, response, cache);
    });
}

function sendForm(
  answer: KeptAnswer,
  form: Form,
  wishes: Wishes,
  response: ServerResponse,
  cache: 'hit' | 'miss',
): void {
  const headers: Record<string, number | string | string[]> = { 'x-cache': cache };
  Object.assign(headers, answer.headers);
  if (answer.compressible) headers.vary = 'Accept-Encoding';
  if (answer.status === 200) {
    headers.etag = form.etag;
    if (wishes.ifNoneMatch !== undefined && matches(wishes.ifNoneMatch, form.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  if (form.encoding !== 'identity') headers['content-encoding'] = form.encoding;
  headers['content-length'] = form.body.length;
  response.writeHead(answer.status, headers);
  if (wishes.method === 'HEAD') response.end();
  else response.end(form.body);
}

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
