import { followImportRun } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { getImportRun } from '@manzil/contracts/listings/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { WatchRuns } from './watch-runs.js';

/** Below the half minute after which proxies take a silent connection for a dead one. */
const HEARTBEAT_MS = 15_000;

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
    const run = await this.rpc.request(getImportRun, { id });
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Neither cached nor compressed: both would delay events.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    const stop = this.watchRuns.watch(run, {
      onRun: (now) => {
        // Who reads slowly misses what is in between, never the end.
        if (now.finishedAt !== null || !response.writableNeedDrain) response.write(event('run', shown(now)));
      },
      onEnd: () => {
        response.end(event('end', { id }));
      },
    });
    response.once('close', () => {
      clearInterval(heartbeat);
      stop();
    });
  }
}

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Without the problems, which have an address of their own. */
function shown(run: ImportRun): Omit<ImportRun, 'problems'> {
  const { problems: _problems, ...rest } = run;
  return rest;
}
