import {
  columnsOfHeadings,
  importColumnsSchema,
  MOST_IMPORT_BYTES,
  type ImportColumns,
} from '@manzil/contracts/leads/lead-import';
import type { Request, Response } from 'express';
import multer from 'multer';
import { invalidField } from '../http/files/form-files.js';
import { MULTIPART_EXTRA, readMultipart } from '../http/files/read-multipart.js';
import { readLeadFile, type LeadFile } from './read-lead-file.js';

export interface MappedFile extends LeadFile {
  columns: ImportColumns;
}

/**
 * Receives a CSV file as multipart (field `file`) with the meaning of its columns (field `columns`). The file is never
 * stored.
 */
export async function receiveLeadFile(request: Request, response: Response): Promise<MappedFile> {
  const limits = { files: 1, fileSize: MOST_IMPORT_BYTES, fields: 1, fieldSize: 10_000, parts: 3 };
  await readMultipart(request, response, {
    reader: multer({ limits: { ...limits, headerPairs: 20 }, defParamCharset: 'utf8' }).single('file'),
    mostBytes: MOST_IMPORT_BYTES + MULTIPART_EXTRA,
    limit: MOST_IMPORT_BYTES,
  });
  if (request.file === undefined) throw invalidField('file', 'is missing');
  const { columns } = (request.body ?? {}) as { columns?: unknown };
  const { headings, rows } = await readLeadFile(request.file.buffer);
  return { headings, rows, columns: columnsOf(columns, headings) };
}

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
