import {
  cancelImport,
  decideImport,
  exportImportProblems,
  listImportChanges,
  rollBackImport,
} from '@manzil/contracts/listings/import-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CancelRun } from './cancel-run.js';
import { DecideRun } from './decide-run.js';
import { ExportProblems } from './export-problems.js';
import { ListChanges } from './list-changes.js';
import { RollBackRun } from './roll-back-run.js';

/** What staff can look up of a run, and do about it. */
@Controller()
export class RunControlController {
  constructor(
    private readonly cancelUseCase: CancelRun,
    private readonly decideUseCase: DecideRun,
    private readonly rollBackUseCase: RollBackRun,
    private readonly problemsUseCase: ExportProblems,
    private readonly changesUseCase: ListChanges,
  ) {}

  @HandleRpc(cancelImport)
  cancel(request: z.output<typeof cancelImport.request>) {
    return this.cancelUseCase.execute(request);
  }

  @HandleRpc(decideImport)
  decide(request: z.output<typeof decideImport.request>) {
    return this.decideUseCase.execute(request);
  }

  @HandleRpc(rollBackImport)
  rollBack(request: z.output<typeof rollBackImport.request>) {
    return this.rollBackUseCase.execute(request);
  }

  @HandleRpc(exportImportProblems)
  problems(request: z.output<typeof exportImportProblems.request>) {
    return this.problemsUseCase.execute(request);
  }

  @HandleRpc(listImportChanges)
  changes(request: z.output<typeof listImportChanges.request>) {
    return this.changesUseCase.execute(request);
  }
}
