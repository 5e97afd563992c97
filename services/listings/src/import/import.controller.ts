import { importRequested } from '@manzil/contracts/listings/facts';
import { getImportRun, listImportRuns, requestImport } from '@manzil/contracts/listings/rpc';
import { HandleWork, type FactContext } from '@manzil/service-kit/handle-fact';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetImportRun } from './get-import-run.js';
import { ListImportRuns } from './list-import-runs.js';
import { RequestImport } from './request-import.js';
import { RunImport } from './run-import.js';

@Controller()
export class ImportController {
  constructor(
    private readonly requestUseCase: RequestImport,
    private readonly getUseCase: GetImportRun,
    private readonly listUseCase: ListImportRuns,
    private readonly runUseCase: RunImport,
  ) {}

  @HandleRpc(requestImport)
  request(request: z.output<typeof requestImport.request>) {
    return this.requestUseCase.execute(request);
  }

  @HandleRpc(getImportRun)
  get(request: z.output<typeof getImportRun.request>) {
    return this.getUseCase.execute(request);
  }

  @HandleRpc(listImportRuns)
  list(request: z.output<typeof listImportRuns.request>) {
    return this.listUseCase.execute(request);
  }

  @HandleWork(importRequested)
  run({ runId }: z.output<typeof importRequested.payload>, { attempt }: FactContext) {
    return this.runUseCase.execute(runId, attempt);
  }
}
