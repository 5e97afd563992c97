import {
  columnsOfHeadings,
  importColumnsSchema,
  MOST_IMPORT_BYTES,
  type ImportColumns,
} from '@manzil/contracts/leads/lead-import';
import { DomainError } from '@manzil/service-kit/errors';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { invalidField } from '../http/files/form-files.js';
import { tooLarge } from '../http/files/size-limit.js';
import { readLeadFile, type LeadFile } from './read-lead-file.js';

/** Boundaries and headers of the parts, and the columns. */
const MULTIPART_EXTRA = 64 * 1024;

export interface MappedFile extends LeadFile {
  columns: ImportColumns;
}

/** Takes a CSV file as multipart (field `file`) with what its columns are (field `columns`). It is never stored. */
export async function receiveLeadFile(request: Request, response: Response): Promise<MappedFile> {
  if (request.is('multipart/form-data') === false)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'A file is sent as multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > MOST_IMPORT_BYTES + MULTIPART_EXTRA)
    throw tooLarge(MOST_IMPORT_BYTES);
  await parseForm(request, response);
  if (request.file === undefined) throw invalidField('file', 'is missing');
  const { columns } = (request.body ?? {}) as { columns?: unknown };
  const { headings, rows } = await readLeadFile(request.file.buffer);
  return { headings, rows, columns: columnsOf(columns, headings) };
}

const parseForm = (request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const limits = { files: 1, fileSize: MOST_IMPORT_BYTES, fields: 1, fieldSize: 10_000, parts: 3 };
    const form = multer({ limits: { ...limits, headerPairs: 20 }, defParamCharset: 'utf8' }).single('file');
    void form(request, response, (error: unknown) => {
      if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
        reject(tooLarge(MOST_IMPORT_BYTES));
      else if (error instanceof MulterError) reject(error);
      else if (error instanceof Error) reject(unreadable(error));
      else resolve();
    });
  });

const unreadable = (cause: Error): DomainError =>
  new DomainError('VALIDATION_FAILED', 'The form cannot be read', {}, { cause });

function columnsOf(sent: unknown, headings: readonly string[]): ImportColumns {
  if (sent === undefined) return columnsOfHeadings(headings);
  const { data } = importColumnsSchema.safeParse(typeof sent === 'string' ? jsonOf(sent) : sent);
  if (data?.length !== headings.length)
    throw invalidField('columns', 'must say of each column of the file what it is');
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
