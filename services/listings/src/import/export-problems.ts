import { exportImportProblems } from '@manzil/contracts/listings/import-rpc';
import type { ImportProblem } from '@manzil/contracts/listings/import-run';
import { BYTE_ORDER_MARK, csvLine } from '@manzil/service-kit/csv';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';
import { readProblems } from './problem-report.js';

/** A problem has at most some 1,500 characters, so a slice is less than half of the largest message. */
const SLICE_ROWS = 1_000;
const SLICE_BYTES = 400 * 1024;

const HEADER = csvLine(['Line', 'Reference', 'Field', 'Reason', 'Severity']);

/** Returns a slice of the CSV file of all stored problems of a run, in the order of the feed. */
@Injectable()
export class ExportProblems {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(exportImportProblems)
  async export({ id, after }: { id: string; after: number }): Promise<{ csv: string; next: number | null }> {
    if (!(await this.dataSource.manager.existsBy(ImportRunEntity, { id }))) {
      throw new DomainError('NOT_FOUND', 'There is no such import run');
    }
    const problems = await readProblems(this.dataSource.manager, id, after, SLICE_ROWS);
    const lines = after === 0 ? [BYTE_ORDER_MARK, HEADER] : [];
    let bytes = 0;
    for (const problem of problems) {
      const line = lineOf(problem);
      bytes += Buffer.byteLength(JSON.stringify(line));
      if (bytes > SLICE_BYTES) return { csv: lines.join(''), next: problem.seq - 1 };
      lines.push(line);
    }
    const last = problems.length === SLICE_ROWS ? problems.at(-1) : undefined;
    return { csv: lines.join(''), next: last?.seq ?? null };
  }
}

const lineOf = ({ line, reference, field, reason, severity }: ImportProblem): string =>
  csvLine([line === null ? '' : String(line), reference ?? '', field, reason, severity]);
