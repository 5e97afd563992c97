import { listImportRuns } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';

/** Lists runs, newest first, without their problems. */
@Injectable()
export class ListImportRuns {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listImportRuns)
  async list({ limit }: { limit: number }): Promise<{ runs: ImportRun[] }> {
    const runs = await this.dataSource
      .getRepository(ImportRunEntity)
      .find({ order: { requestedAt: 'DESC' }, take: limit });
    return { runs: runs.map((run) => toImportRun(run)) };
  }
}
