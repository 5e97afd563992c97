import { Module } from '@nestjs/common';
import { MappingModule } from '../mapping/mapping.module.js';
import { CancelRun } from './cancel-run.js';
import { ConcludeRun } from './conclude-run.js';
import { DecideRun } from './decide-run.js';
import { DeleteOldRuns } from './delete-old-runs.js';
import { ExportProblems } from './export-problems.js';
import { FillStage } from './fill-stage.js';
import { GetImportRun } from './get-import-run.js';
import { ImportController } from './import.controller.js';
import { ImportSchedule } from './import-schedule.js';
import { ListChanges } from './list-changes.js';
import { ListImportRuns } from './list-import-runs.js';
import { RequestImport } from './request-import.js';
import { RollBackRun } from './roll-back-run.js';
import { RunImport } from './run-import.js';
import { StoreFeedPart } from './store-feed-part.js';

const RUNNING = [
  ImportSchedule,
  RequestImport,
  StoreFeedPart,
  GetImportRun,
  ListImportRuns,
  RunImport,
  FillStage,
  ConcludeRun,
  DeleteOldRuns,
];
const CONTROLS = [CancelRun, DecideRun, RollBackRun, ExportProblems, ListChanges];

@Module({
  imports: [MappingModule],
  controllers: [ImportController],
  providers: [...RUNNING, ...CONTROLS],
  exports: [RequestImport],
})
export class ImportModule {}
