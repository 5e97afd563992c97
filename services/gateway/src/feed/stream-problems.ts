import { Readable } from 'node:stream';
import { exportImportProblems } from '@manzil/contracts/listings/import-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { streamedFile } from '../problems/streamed-file.js';

type Slice = z.output<(typeof exportImportProblems)['response']>;

/** All problems of a run as one CSV file, never held whole. */
@Injectable()
export class StreamProblems {
  constructor(private readonly rpc: RpcClient) {}

  /** The first slice is asked for before anything is sent, so that a failure still has a status of its own. */
  async execute(id: string, response: Response): Promise<StreamableFile> {
    const first = await this.rpc.ask(exportImportProblems, { id });
    return streamedFile(Readable.from(this.slices(id, first), { objectMode: false }), response, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="import-problems-${id}.csv"`,
    });
  }

  private async *slices(id: string, first: Slice): AsyncGenerator<string> {
    let slice = first;
    yield slice.csv;
    while (slice.next !== null) {
      slice = await this.rpc.ask(exportImportProblems, { id, after: slice.next });
      yield slice.csv;
    }
  }
}
