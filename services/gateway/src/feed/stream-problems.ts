import { exportImportProblems } from '@manzil/contracts/listings/import-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { streamSlices } from '../http/streaming/stream-slices.js';
import { streamedFile } from '../http/streaming/streamed-file.js';

/** Streams all problems of a run as one CSV file. */
@Injectable()
export class StreamProblems {
  constructor(private readonly rpc: RpcClient) {}

  async stream(id: string, response: Response): Promise<StreamableFile> {
    const csv = await streamSlices(async (after: number | undefined) => {
      const slice = await this.rpc.request(exportImportProblems, { id, after });
      return { text: slice.csv, next: slice.next };
    });
    return streamedFile(csv, response, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="import-problems-${id}.csv"`,
    });
  }
}
