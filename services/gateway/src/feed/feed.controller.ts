import type { ImportCounts, ImportRun, ImportState } from '@manzil/contracts/listings/import-run';
import { getImportRun, listImportRuns } from '@manzil/contracts/listings/rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { whenLeft } from '@manzil/service-kit/when-left';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentSession } from '../accounts/current-session.js';
import type { GatewayRequest } from '../accounts/gateway-request.js';
import type { ActiveSession } from '../accounts/sessions.js';
import type { GatewayConfig } from '../config.js';
import { PublicProblem } from '../problems/public-problem.js';
import { runIdSchema } from './change-query.js';
import { RunImport } from './run-import.js';

const wishSchema = z.object({ dryRun: z.boolean().default(false) }).default({ dryRun: false });

interface RunSummary {
  runId: string;
  state: ImportState;
  counts: ImportCounts;
}

/** 'Update Properties' and what became of it. */
@Controller()
export class FeedController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly runImport: RunImport,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Runs an import and waits for its end; one that takes longer answers 202 with the address of its run, and so
   * does any when the caller prefers not to wait (`Prefer: respond-async`, RFC 7240).
   */
  @Get('api/data')
  async update(
    @CurrentSession() session: ActiveSession,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RunSummary> {
    const { id } = await this.runImport.request({ session, dryRun: false });
    const wait = prefersNoWait(request) ? 0 : this.config.FEED_WAIT_SECONDS * 1000;
    const run = await this.runImport.waitFor(id, wait, whenLeft(response));
    const summary = summarise(run);
    if (run.state === 'done') return summary;
    if (run.finishedAt !== null) {
      const { reasons } = run;
      const detail = run.error ?? `The import was ${run.state}`;
      throw new PublicProblem('UNPROCESSABLE', detail, { ...summary, reasons });
    }
    response.status(202).set('location', addressOfRun(id));
    return summary;
  }

  @Post('api/feed/runs')
  @HttpCode(202)
  async start(
    @Body({ schema: wishSchema }) { dryRun }: z.output<typeof wishSchema>,
    @CurrentSession() session: ActiveSession,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportRun> {
    const run = await this.runImport.request({ session, dryRun });
    response.set('location', addressOfRun(run.id));
    return run;
  }

  @Get('api/feed/runs')
  list(): Promise<{ runs: ImportRun[] }> {
    return this.rpc.ask(listImportRuns, {});
  }

  @Get('api/feed/runs/:id')
  show(@Param('id', { schema: runIdSchema }) id: string): Promise<ImportRun> {
    return this.rpc.ask(getImportRun, { id });
  }
}

const summarise = ({ id, state, counts }: ImportRun): RunSummary => ({ runId: id, state, counts });

const prefersNoWait = (request: GatewayRequest): boolean =>
  /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(request.get('prefer') ?? '');

const addressOfRun = (id: string): string => `/api/feed/runs/${id}`;
