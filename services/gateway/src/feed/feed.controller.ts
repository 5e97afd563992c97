import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { disconnectSignal } from '@manzil/service-kit/disconnect-signal';
import { Controller, Inject, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayRequest } from '../http/caller/caller.js';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { PublicProblem } from '../http/problems/public-problem.js';
import { RunImport } from './run-import.js';
import { StreamProblems } from './stream-problems.js';

type RunSummary = Result<typeof http.updateProperties>;

/** 'Update Properties', and the result of an import. */
@Controller()
export class FeedController {
  constructor(
    private readonly runImport: RunImport,
    private readonly streamProblems: StreamProblems,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Runs an import and waits until it ends. Answers 202 with the URL of the run if that takes longer, or if the caller
   * prefers not to wait (`Prefer: respond-async`, RFC 7240).
   */
  @Endpoint(http.updateProperties)
  async update(
    { session }: Input<typeof http.updateProperties>,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RunSummary> {
    const { id } = await this.runImport.request({ session, dryRun: false });
    const wait = prefersNoWait(request) ? 0 : this.config.FEED_WAIT_SECONDS * 1000;
    const run = await this.runImport.waitFor(id, wait, disconnectSignal(response));
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

  @Endpoint(http.startImport)
  async start(
    { body, session }: Input<typeof http.startImport>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportRun> {
    const run = await this.runImport.request({ ...body, session });
    response.set('location', addressOfRun(run.id));
    return run;
  }

  /** CSV, requested and sent slice by slice. */
  @Endpoint(http.exportImportProblems)
  problems(
    { params }: Input<typeof http.exportImportProblems>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.streamProblems.stream(params.id, response);
  }
}

const summarise = ({ id, state, counts }: ImportRun): RunSummary => ({ runId: id, state, counts });

const prefersNoWait = (request: GatewayRequest): boolean =>
  /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(request.get('prefer') ?? '');

const addressOfRun = (id: string): string => `/api/feed/runs/${id}`;
