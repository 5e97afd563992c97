import { pipeline } from 'node:stream/promises';
import { DomainError } from '@manzil/service-kit/errors';
import { REQUEST_ID_HEADER } from '@manzil/messaging/request-context';
import { disconnectSignal } from '@manzil/service-kit/disconnect-signal';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MediaHttp, type UpstreamRequest } from '../http/ports.js';

/** Headers by which a visitor selects bytes. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since', REQUEST_ID_HEADER];
/** Headers of media that describe the bytes. */
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-security-policy',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
];
/** The statuses that are answers about a file; any other is a failure. */
const ANSWERS = new Set([200, 206, 304, 416]);

/** Streams a stored file from media to the visitor; media evaluates ranges and conditions. */
@Injectable()
export class SendUpload {
  constructor(private readonly media: MediaHttp) {}

  async send(filename: string, request: Request, response: Response): Promise<void> {
    const disconnected = disconnectSignal(response);
    const upstreamRequest: UpstreamRequest = {
      signal: disconnected,
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      path: `/uploads/${encodeURIComponent(filename)}`,
      headers: pick(request.headers, REQUEST_HEADERS),
    };
    const answer = await this.media.request(upstreamRequest).catch((error: unknown) => {
      if (disconnected.aborted) return undefined;
      throw new DomainError('UNAVAILABLE', 'Files are not available right now', {}, { cause: error });
    });
    // The client has disconnected.
    if (answer === undefined) return;
    if (!ANSWERS.has(answer.statusCode)) {
      answer.body.resume();
      throw failure(answer.statusCode);
    }
    response.status(answer.statusCode);
    for (const [name, value] of Object.entries(pick(answer.headers, RESPONSE_HEADERS)))
      response.setHeader(name, value);
    // Photographs are also shown by portals and link previews.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    // A client disconnect ends the transfer from media too; its error needs no handling.
    await pipeline(answer.body, response).catch(() => undefined);
  }
}

const failure = (status: number): DomainError =>
  status >= 500
    ? new DomainError('UNAVAILABLE', 'Files are not available right now')
    : new DomainError('NOT_FOUND', 'There is no such file');

function pick<T>(headers: Record<string, T | undefined>, names: readonly string[]): Record<string, T> {
  const picked: Record<string, T> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
