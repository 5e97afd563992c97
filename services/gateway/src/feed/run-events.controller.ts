import { followImportRun, showImportRun } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { EventStream } from '../http/streaming/event-stream.js';
import { WatchRuns } from './watch-runs.js';

/** The progress of a run as server-sent events: `run` with every change, `end` after the last. */
@Controller()
export class RunEventsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly watchRuns: WatchRuns,
  ) {}

  @Endpoint(followImportRun)
  async events({ params: { id } }: Input<typeof followImportRun>, @Res() response: Response): Promise<void> {
    // An unknown run is a problem document, not a stream.
    const run = await this.rpc.request(showImportRun, { id });
    const events = new EventStream(response);
    const stop = this.watchRuns.watch(run, {
      onRun: (now) => {
        // A slow reader misses states in between, never the end.
        if (now.finishedAt !== null || !events.hasBacklog) events.send('run', shown(now));
      },
      onEnd: () => {
        events.end('end', { id });
      },
    });
    events.onClose(stop);
  }
}

/** Without the problems, which have an endpoint of their own. */
function shown(run: ImportRun): Omit<ImportRun, 'problems'> {
  const { problems: _problems, ...rest } = run;
  return rest;
}
