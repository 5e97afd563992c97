import { showImportRun } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';
import { readProblems } from './problem-report.js';

const SHOWN_PROBLEMS = 200;

@Injectable()
export class GetImportRun {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showImportRun)
  async get({ id }: { id: string }): Promise<ImportRun> {
    const run = await this.dataSource.getRepository(ImportRunEntity).findOneBy({ id });
    if (run === null) throw new DomainError('NOT_FOUND', 'There is no such import run');
    const problems = await readProblems(this.dataSource.manager, id, 0, SHOWN_PROBLEMS);
    return toImportRun(
      run,
      problems.map(({ seq: _seq, ...problem }) => problem),
    );
  }
}
