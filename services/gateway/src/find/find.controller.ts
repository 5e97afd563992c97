import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/find';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FindLimit } from './find-limit.js';
import { FindRecords } from './find-records.js';

/** The search over everything, for the command palette. */
@Controller()
export class FindController {
  constructor(
    private readonly findRecords: FindRecords,
    private readonly limit: FindLimit,
  ) {}

  @Endpoint(http.findRecords)
  async find({ query, session }: Input<typeof http.findRecords>): Promise<Result<typeof http.findRecords>> {
    await this.limit.admit(session.username);
    return this.findRecords.find(query.q, session);
  }
}
