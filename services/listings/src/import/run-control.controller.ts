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

/** Handles the requests of staff about a run. */
@Controller()
export class RunControlController {
  constructor(
    private readonly cancelRun: CancelRun,
    private readonly decideRun: DecideRun,
    private readonly rollBackRun: RollBackRun,
    private readonly exportProblems: ExportProblems,
    private readonly listChanges: ListChanges,
  ) {}

  @HandleRpc(cancelImport)
  cancel(request: z.output<typeof cancelImport.request>) {
    return this.cancelRun.cancel(request);
  }

  @HandleRpc(decideImport)
  decide(request: z.output<typeof decideImport.request>) {
    return this.decideRun.decide(request);
  }

  @HandleRpc(rollBackImport)
  rollBack(request: z.output<typeof rollBackImport.request>) {
    return this.rollBackRun.rollBack(request);
  }

  @HandleRpc(exportImportProblems)
  problems(request: z.output<typeof exportImportProblems.request>) {
    return this.exportProblems.export(request);
  }

  @HandleRpc(listImportChanges)
  changes(request: z.output<typeof listImportChanges.request>) {
    return this.listChanges.list(request);
  }
}
