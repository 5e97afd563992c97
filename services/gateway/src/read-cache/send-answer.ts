import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.js';
import type { Form, KeptAnswer } from './kept-answer.js';

/** What of a request decides how a finished answer is sent. */
export interface Wishes {
  method: string | undefined;
  acceptEncoding: string | string[] | undefined;
  ifNoneMatch: string | undefined;
}

export const wishesOf = ({ method, headers }: IncomingMessage): Wishes => ({
  method,
  acceptEncoding: headers['accept-encoding'],
  ifNoneMatch: headers['if-none-match'],
});

/**
 * Sends a finished answer: in the best encoding the visitor takes, or 304 when the visitor has it already.
 * `more` are headers of this one answer, names and values in turn.
 */
export function sendAnswer(
  answer: KeptAnswer,
  wishes: Wishes,
  response: ServerResponse,
  more: readonly OutgoingHttpHeader[],
): void {
  const encoding = acceptedEncoding(wishes.acceptEncoding);
  const form = answer.formNow(encoding);
  if (form !== undefined) sendForm(answer, form, wishes, response, more);
  else
    void answer.form(encoding).then((made) => {
      sendForm(answer, made, wishes, response, more);
    });
}

function sendForm(
  { status }: KeptAnswer,
  { body, etag, head }: Form,
  { method, ifNoneMatch }: Wishes,
  response: ServerResponse,
  more: readonly OutgoingHttpHeader[],
): void {
  if (status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    response.writeHead(304, [...withoutBody(head), ...more]).end();
    return;
  }
  response.writeHead(status, [...head, ...more]);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

const OF_THE_BODY = new Set<OutgoingHttpHeader>(['content-length', 'content-encoding']);

const withoutBody = (head: readonly OutgoingHttpHeader[]): OutgoingHttpHeader[] =>
  head.filter((_, index) => !OF_THE_BODY.has(head[index - (index % 2)] ?? ''));

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
