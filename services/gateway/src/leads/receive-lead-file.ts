import {
  columnsOfHeadings,
  importColumnsSchema,
  importValuesSchema,
  MOST_IMPORT_BYTES,
  type ImportColumns,
  type ImportValues,
} from '@manzil/contracts/leads/lead-import';
import type { Request, Response } from 'express';
import multer from 'multer';
import { invalidField } from '../http/files/form-files.js';
import { MULTIPART_EXTRA, readMultipart } from '../http/files/read-multipart.js';
import { readLeadFile, type LeadFile } from './read-lead-file.js';

export interface MappedFile extends LeadFile {
  columns: ImportColumns;
  values: ImportValues;
}

/**
 * Receives a CSV file as multipart (field `file`) with the meaning of its columns (field `columns`) and of values that
 * are not in the list of their field (field `values`). The file is never stored.
 */
export async function receiveLeadFile(request: Request, response: Response): Promise<MappedFile> {
  const limits = { files: 1, fileSize: MOST_IMPORT_BYTES, fields: 2, fieldSize: 100_000, parts: 4 };
  await readMultipart(request, response, {
    reader: multer({ limits: { ...limits, headerPairs: 20 }, defParamCharset: 'utf8' }).single('file'),
    mostBytes: MOST_IMPORT_BYTES + MULTIPART_EXTRA,
    limit: MOST_IMPORT_BYTES,
  });
  if (request.file === undefined) throw invalidField('file', 'is missing');
  const { columns, values } = (request.body ?? {}) as { columns?: unknown; values?: unknown };
  const { headings, rows } = await readLeadFile(request.file.buffer);
  return { headings, rows, columns: columnsOf(columns, headings), values: valuesOf(values) };
}

function valuesOf(sent: unknown): ImportValues {
  if (sent === undefined) return [];
  const { data } = importValuesSchema.safeParse(typeof sent === 'string' ? jsonOf(sent) : sent);
  if (data === undefined) throw invalidField('values', 'must be a list of fields, values and meanings');
  return data;
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
