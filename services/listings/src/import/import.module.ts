import { Module } from '@nestjs/common';
import { GetImportRun } from './get-import-run.js';
import { ImportController } from './import.controller.js';
import { ListImportRuns } from './list-import-runs.js';
import { RequestImport } from './request-import.js';
import { RunImport } from './run-import.js';

@Module({
  controllers: [ImportController],
  providers: [RequestImport, GetImportRun, ListImportRuns, RunImport],
  exports: [RequestImport],
})
export class ImportModule {}
