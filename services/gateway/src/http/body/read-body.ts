import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '@manzil/service-kit/errors';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { findJsonFault } from './scan-json.js';

/** Largest JSON body; files come as multipart, which is streamed. */
const LARGEST_JSON = '256kb';
/** The longest HTML and CSS of a page, with its other fields. */
const LARGEST_PAGE = '700kb';
const PAGE_CALLS = /^\/api\/(?:save-page|page-previews|pages\/\d+)(?:\?|$)/;

const FORM = 'application/x-www-form-urlencoded';
/** Media types that paths accept in addition to JSON: forms of pages, and the button of a mail program. */
const FORM_CALLS = [
  { path: '/forms/enquiry', types: [FORM, 'multipart/form-data'] },
  { path: '/forms/', types: [FORM] },
  { path: '/mydata', types: [FORM] },
  { path: '/saved-searches/', types: [FORM] },
  { path: '/shortlist/', types: [FORM] },
  { path: '/viewings/', types: [FORM] },
  { path: '/mail/', types: [FORM, 'multipart/form-data'] },
];

const isPage = ({ url = '', headers }: IncomingMessage): boolean =>
  PAGE_CALLS.test(url) && /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Accepts unambiguous JSON, a form with files, or a form of a page, and refuses any other body. */
export function readBodies(app: NestExpressApplication): void {
  app.use(assertKnownContent);
  const options = {
    limit: LARGEST_JSON,
    verify: (_request: unknown, _response: unknown, body: Buffer) => {
      assertPlainJson(body);
    },
  };
  app.useBodyParser('json', { ...options, limit: LARGEST_PAGE, type: isPage });
  app.useBodyParser('json', options);
}

function assertKnownContent(request: Request, _response: Response, next: NextFunction): void {
  // Many clients send a content type without a body.
  const isSent =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  next((isSent ? contentFault(request) : undefined) ?? nulInUrl(request.url));
}

function contentFault(request: Request): DomainError | undefined {
  const types = FORM_CALLS.find(({ path }) => request.url.startsWith(path))?.types ?? [
    'application/json',
    'multipart/form-data',
  ];
  const known = request.is(types) !== false;
  const charset = /;\s*charset=\s*"?([^\s";]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (known && (charset === undefined || charset.toLowerCase() === 'utf-8')) return undefined;
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'A body is sent as application/json in UTF-8');
}

/** PostgreSQL cannot store U+0000, and no path of the site has it. */
function nulInUrl(url: string): DomainError | undefined {
  if (!url.includes('%00')) return undefined;
  const [path = '', query = ''] = url.split('?', 2);
  if (path.includes('%00')) return new DomainError('NOT_FOUND', 'There is nothing at this address');
  const issues = [...new URLSearchParams(query)]
    .filter((pair) => pair.some((text) => text.includes('\0')))
    .map(([field]) => ({ field, message: 'must not hold the character U+0000' }));
  return new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
}

function assertPlainJson(body: Buffer): void {
  const fault = isUtf8(body) ? findJsonFault(body.toString('utf8')) : { field: '', message: 'must be UTF-8' };
  if (fault !== undefined)
    throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues: [fault] });
}
