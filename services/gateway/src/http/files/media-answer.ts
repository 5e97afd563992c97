import { json } from 'node:stream/consumers';
import { DomainError } from '@manzil/service-kit/errors';
import type { z } from 'zod';
import type { UpstreamResponse } from '../ports.js';

const REFUSALS = {
  400: 'UNPROCESSABLE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
} as const;

/**
 * Reads the answer of media to an upload. Throws its refusal of the file; UNAVAILABLE for any other failure, which is
 * not the fault of the file.
 */
export async function readMediaAnswer<T>(
  { statusCode, body }: UpstreamResponse,
  schema: z.ZodType<T>,
): Promise<T> {
  const answer: unknown = await json(body).catch(() => undefined);
  if (statusCode >= 200 && statusCode < 300) return schema.parse(answer);
  const code = REFUSALS[statusCode as keyof typeof REFUSALS] as
    | (typeof REFUSALS)[keyof typeof REFUSALS]
    | undefined;
  if (code === undefined) throw new DomainError('UNAVAILABLE', 'Files cannot be uploaded right now');
  throw new DomainError(code, detailOf(answer) ?? 'The file was refused');
}

function detailOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('detail' in answer)) return undefined;
  return typeof answer.detail === 'string' ? answer.detail : undefined;
}
