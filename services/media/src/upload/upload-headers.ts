import type { IncomingHttpHeaders } from 'node:http';
import {
  UPLOAD_KIND_HEADER,
  UPLOAD_LIMITS,
  UPLOAD_NAME_HEADER,
  uploadKindSchema,
  type UploadKind,
} from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';
import { tooLarge } from './receive-body.js';

const LONGEST_NAME = 200;

export interface UploadHeaders {
  kind: UploadKind;
  originalName: string;
}

/**
 * Reads kind and name from the headers, and refuses a body whose Content-Length is too large before it is read. The
 * Content-Type decides a missing kind; either way the bytes must then be of that kind.
 */
export function readUploadHeaders(headers: IncomingHttpHeaders): UploadHeaders {
  const byContentType = headers['content-type']?.startsWith('image/') === true ? 'image' : 'document';
  const kind = uploadKindSchema.safeParse(headers[UPLOAD_KIND_HEADER] ?? byContentType);
  if (!kind.success) {
    const issues = [{ field: UPLOAD_KIND_HEADER, message: 'must be image, document or plan' }];
    throw new DomainError('VALIDATION_FAILED', 'The kind of the file is not known', { issues });
  }
  if (Number(headers['content-length'] ?? 0) > UPLOAD_LIMITS[kind.data]) throw tooLarge(kind.data);
  return { kind: kind.data, originalName: readName(headers[UPLOAD_NAME_HEADER]) };
}

/** Returns the file name without folders and unprintable characters; it is only shown to staff, never used as a path. */
function readName(header: string | string[] | undefined): string {
  const encoded = String(header ?? '').replace(/^utf-8''/i, '');
  const base = decoded(encoded).split(/[/\\]/).at(-1) ?? '';
  const name = base.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return [...name].slice(0, LONGEST_NAME).join('') || 'unnamed';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
