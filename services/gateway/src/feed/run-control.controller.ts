import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { cancelImport, decideImport, rollBackImport } from '@manzil/contracts/listings/import-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { MemberSession } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { StreamProblems } from './stream-problems.js';

/** One run: what it could not read, and what staff do about it. */
@Controller()
export class RunControlController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streamProblems: StreamProblems,
  ) {}

  /** CSV, requested and sent slice by slice. */
  @Endpoint(http.exportImportProblems)
  problems(
    { params }: Input<typeof http.exportImportProblems>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.streamProblems.stream(params.id, response);
  }

  @Endpoint(http.cancelImport)
  cancel({ params, session }: Input<typeof http.cancelImport>): Promise<ImportRun> {
    return this.rpc.request(cancelImport, { ...params, by: nameOf(session) });
  }

  @Endpoint(http.approveImport)
  approve({ params, session }: Input<typeof http.approveImport>): Promise<ImportRun> {
    return this.rpc.request(decideImport, { ...params, by: nameOf(session), decision: 'approved' });
  }

  @Endpoint(http.discardImport)
  discard({ params, session }: Input<typeof http.discardImport>): Promise<ImportRun> {
    return this.rpc.request(decideImport, { ...params, by: nameOf(session), decision: 'discarded' });
  }

  @Endpoint(http.rollBackImport)
  rollBack({
    params,
    session,
  }: Input<typeof http.rollBackImport>): Promise<Result<typeof http.rollBackImport>> {
    return this.rpc.request(rollBackImport, { ...params, by: nameOf(session) });
  }
}

/** Cuts the username to the length that a run stores. */
const nameOf = ({ username }: MemberSession): string => username.slice(0, 60);
