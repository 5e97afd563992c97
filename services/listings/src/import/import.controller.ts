import { importRequested } from '@manzil/contracts/listings/events';
import {
  getImportRun,
  listImportRuns,
  requestImport,
  requestOperatorImport,
} from '@manzil/contracts/listings/import-rpc';
import { HandleCommand, type MessageContext } from '@manzil/messaging/consumer/handle-message';
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
    private readonly requestImport: RequestImport,
    private readonly getImportRun: GetImportRun,
    private readonly listImportRuns: ListImportRuns,
    private readonly runImport: RunImport,
  ) {}

  @HandleRpc(requestImport)
  request(request: z.output<typeof requestImport.request>) {
    return this.requestImport.request(request);
  }

  @HandleRpc(requestOperatorImport)
  requestAsOperator(request: z.output<typeof requestOperatorImport.request>) {
    return this.requestImport.request({ ...request, trigger: 'cli' }, { isOperator: true });
  }

  @HandleRpc(getImportRun)
  get(request: z.output<typeof getImportRun.request>) {
    return this.getImportRun.get(request);
  }

  @HandleRpc(listImportRuns)
  list(request: z.output<typeof listImportRuns.request>) {
    return this.listImportRuns.list(request);
  }

  @HandleCommand(importRequested)
  run({ runId }: z.output<typeof importRequested.payload>, { attempt }: MessageContext) {
    return this.runImport.run(runId, attempt);
  }
}
