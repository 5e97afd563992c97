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
 * What the headers say of a body, refused before it is read when it says itself that it is too large. Without a
 * kind the Content-Type tells it; either way the bytes must then be of that kind.
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

/** Only shown to staff, never used as a path; still without its folder and anything that does not print. */
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
