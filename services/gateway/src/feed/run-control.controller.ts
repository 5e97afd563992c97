import type { ImportRun } from '@manzil/contracts/listings/import-run';
import {
  cancelImport,
  decideImport,
  listImportChanges,
  rollBackImport,
} from '@manzil/contracts/listings/import-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { CurrentSession } from '../accounts/current-session.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { changesQuerySchema, runIdSchema, type ChangesQuery } from './change-query.js';
import { StreamProblems } from './stream-problems.js';

/** One run: what it changed, what it could not read, and what staff do about it. */
@Controller('api/feed/runs/:id')
export class RunControlController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streamProblems: StreamProblems,
  ) {}

  @Get('changes')
  changes(
    @Param('id', { schema: runIdSchema }) id: string,
    @Query({ schema: changesQuerySchema }) query: ChangesQuery,
  ): Promise<z.output<(typeof listImportChanges)['response']>> {
    return this.rpc.ask(listImportChanges, { id, ...query });
  }

  /** CSV, asked for and sent slice by slice. */
  @Get('problems')
  problems(
    @Param('id', { schema: runIdSchema }) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.streamProblems.execute(id, response);
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(
    @Param('id', { schema: runIdSchema }) id: string,
    @CurrentSession() session: ActiveSession,
  ): Promise<ImportRun> {
    return this.rpc.ask(cancelImport, { id, by: nameOf(session) });
  }

  @Post('approve')
  @HttpCode(202)
  approve(
    @Param('id', { schema: runIdSchema }) id: string,
    @CurrentSession() session: ActiveSession,
  ): Promise<ImportRun> {
    return this.rpc.ask(decideImport, { id, by: nameOf(session), decision: 'approved' });
  }

  @Post('discard')
  @HttpCode(200)
  discard(
    @Param('id', { schema: runIdSchema }) id: string,
    @CurrentSession() session: ActiveSession,
  ): Promise<ImportRun> {
    return this.rpc.ask(decideImport, { id, by: nameOf(session), decision: 'discarded' });
  }

  @Post('roll-back')
  @HttpCode(202)
  rollBack(
    @Param('id', { schema: runIdSchema }) id: string,
    @CurrentSession() session: ActiveSession,
  ): Promise<z.output<(typeof rollBackImport)['response']>> {
    return this.rpc.ask(rollBackImport, { id, by: nameOf(session) });
  }
}

/** As far as a run has room for. */
const nameOf = ({ username }: ActiveSession): string => username.slice(0, 60);
