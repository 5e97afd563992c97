import { randomUUID } from 'node:crypto';
import {
  MOST_IMPORT_VALUES,
  MOST_LISTED_PROBLEMS,
  MOST_ROWS_AT_ONCE,
  type ImportPreview,
  type ImportProblem,
  type ImportResult,
  type ImportRow,
  type ReadRow,
} from '@manzil/contracts/leads/lead-import';
import { importLeads, type AsMember } from '@manzil/contracts/leads/rpc';
import { BYTE_ORDER_MARK, csvLine } from '@manzil/service-kit/csv';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../http/caller/caller.js';
import { AuditLog, MemberDirectory } from '../http/ports.js';
import type { MappedFile } from './receive-lead-file.js';

/** Maximum bytes of the rows in a request as JSON; the limit of a NATS message is about twice as high. */
const SLICE_BYTES = 512 * 1024;
const FIRST_ROWS = 10;
const EXAMPLE_LENGTH = 60;

const ALL_LEADS = { kind: 'lead', id: null, title: '', link: '/backend/leads' };

/** Imports a file of leads, slice by slice, each in a transaction of leads. */
@Injectable()
export class ImportLeads {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: MemberDirectory,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the result that an import would have; nothing is stored. */
  async preview(file: MappedFile, asMember: NonNullable<AsMember>): Promise<ImportPreview> {
    const members = await this.members.leadWorkers();
    const read: ReadRow[] = [];
    for (const rows of slicesOf(file.rows)) {
      const request = { columns: file.columns, values: file.values, rows, members, dryRun: true, asMember };
      read.push(...(await this.rpc.request(importLeads, request)).rows);
    }
    const outcomes = withRepetitions(read);
    const first = outcomes.flatMap(({ line, outcome, lead }) =>
      outcome === 'ready' && lead !== null ? [{ line, lead }] : [],
    );
    return {
      ...countsOf(file, outcomes),
      columns: file.headings.map((heading, column) => ({
        heading,
        field: file.columns[column] ?? null,
        example: exampleOf(file.rows, column),
      })),
      foreign: foreignIn(outcomes),
      ready: countOf(outcomes, 'ready'),
      first: first.slice(0, FIRST_ROWS),
    };
  }

  /**
   * Stores as many rows as possible. When leads fails in between, the result has the number of remaining rows;
   * importing the same file again stores them.
   */
  async import(file: MappedFile, asMember: NonNullable<AsMember>, actor: Actor): Promise<ImportResult> {
    const members = await this.members.leadWorkers();
    const read: ReadRow[] = [];
    const importId = randomUUID();
    let failure: DomainError | undefined;
    const { columns, values } = file;
    try {
      for (const rows of slicesOf(file.rows)) {
        const request = { columns, values, rows, members, dryRun: false, importId, asMember };
        read.push(...(await this.rpc.request(importLeads, request)).rows);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failure = error;
    }
    const imported = countOf(read, 'imported');
    const { problems, problemCount, ...counts } = countsOf(file, read);
    const left = file.rows.length - read.length;
    const details = { ...counts, imported, left };
    await this.audit.record({ action: 'leads-imported', entity: ALL_LEADS, details, ...actor });
    if (failure !== undefined && read.length === 0) throw failure;
    return { ...details, problems, problemCount, skippedRows: skippedRows(file, read) };
  }
}

function* slicesOf(rows: readonly ImportRow[]): Generator<ImportRow[]> {
  let slice: ImportRow[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row));
    if (slice.length === MOST_ROWS_AT_ONCE || (slice.length > 0 && bytes + size > SLICE_BYTES)) {
      yield slice;
      [slice, bytes] = [[], 0];
    }
    slice.push(row);
    bytes += size;
  }
  if (slice.length > 0) yield slice;
}

/** Marks rows that repeat an earlier row of the file; the leads service only compares rows within a slice. */
function withRepetitions(read: readonly ReadRow[]): ReadRow[] {
  const seen = new Set<string>();
  return read.map((row) => {
    if (row.lead === null || row.outcome !== 'ready') return row;
    if (seen.has(row.lead.id)) return { ...row, outcome: 'already-there' };
    seen.add(row.lead.id);
    return row;
  });
}

/** The different values, ignoring case. */
function foreignIn(read: readonly ReadRow[]): ImportPreview['foreign'] {
  const found = new Map<string, ImportPreview['foreign'][number]>();
  for (const { field, value } of read.flatMap(({ foreign }) => foreign)) {
    const key = `${field} ${value.toLowerCase()}`;
    const rows = (found.get(key)?.rows ?? 0) + 1;
    found.set(key, { ...(found.get(key) ?? { field, value }), rows });
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows).slice(0, MOST_IMPORT_VALUES);
}

const countOf = (read: readonly ReadRow[], outcome: ReadRow['outcome']): number =>
  read.filter((row) => row.outcome === outcome).length;

function countsOf({ rows, headings }: MappedFile, read: readonly ReadRow[]) {
  const problems = read.flatMap(({ line, outcome, problems: found }) =>
    found.map(({ column, message }): ImportProblem => ({
      line,
      message,
      column: nameOf(headings, column),
      skips: outcome === 'skipped',
    })),
  );
  return {
    total: rows.length,
    alreadyThere: countOf(read, 'already-there'),
    skipped: countOf(read, 'skipped'),
    problems: problems.slice(0, MOST_LISTED_PROBLEMS),
    problemCount: problems.length,
  };
}

/** The heading of a column, or else its number from 1 on; null for the row as a whole. */
const nameOf = (headings: readonly string[], column: number | null): string | null =>
  column === null ? null : headings[column] || `Column ${String(column + 1)}`;

function exampleOf(rows: readonly ImportRow[], column: number): string {
  const found = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '')?.cells[column] ?? '';
  const characters = [...found.trim()];
  return characters.length <= EXAMPLE_LENGTH
    ? characters.join('')
    : `${characters.slice(0, EXAMPLE_LENGTH).join('')}…`;
}

function skippedRows({ headings, rows }: MappedFile, read: readonly ReadRow[]): string {
  const lines = read.flatMap(({ outcome, line, problems }, index) => {
    if (outcome !== 'skipped') return [];
    const reasons = problems.map(({ column, message }) =>
      [nameOf(headings, column), message].filter(Boolean).join(': '),
    );
    return [csvLine([String(line), reasons.join('; '), ...(rows[index]?.cells ?? [])])];
  });
  if (lines.length === 0) return '';
  return [BYTE_ORDER_MARK, csvLine(['Line', 'Skipped because', ...headings]), ...lines].join('');
}
