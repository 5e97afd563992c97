import * as http from '@manzil/contracts/http/subscribers';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { csvOf } from './csv-of.js';
import { StreamExport } from './stream-export.js';

/** Newsletter addresses. */
@Controller()
export class SubscriberController {
  constructor(private readonly streamExport: StreamExport) {}

  @Endpoint(http.exportSubscribers)
  async export(
    { query, actor }: Input<typeof http.exportSubscribers>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return streamedFile(await this.streamExport.subscribers(query, actor), response, csvOf('newsletter'));
  }
}
