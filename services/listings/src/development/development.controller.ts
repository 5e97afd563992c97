import { findDevelopments } from '@manzil/contracts/listings/find-rpc';
import {
  getDevelopment,
  getDevelopmentEntry,
  listDevelopmentLifecycles,
  listDevelopments,
} from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FindDevelopments } from './find-developments.js';
import { GetDevelopment } from './get-development.js';
import { ListDevelopments } from './list-developments.js';
import { ReadDevelopmentEntry } from './read-development-entry.js';

@Controller()
export class DevelopmentController {
  constructor(
    private readonly listDevelopments: ListDevelopments,
    private readonly getDevelopment: GetDevelopment,
    private readonly entries: ReadDevelopmentEntry,
    private readonly findDevelopments: FindDevelopments,
  ) {}

  @HandleRpc(listDevelopments)
  list(request: z.output<typeof listDevelopments.request>) {
    return this.listDevelopments.list(request);
  }

  @HandleRpc(findDevelopments)
  async find({ q }: z.output<typeof findDevelopments.request>) {
    return { developments: await this.findDevelopments.find(q) };
  }

  @HandleRpc(getDevelopment)
  get(by: z.output<typeof getDevelopment.request>) {
    return this.getDevelopment.get(by);
  }

  @HandleRpc(getDevelopmentEntry)
  entry(request: z.output<typeof getDevelopmentEntry.request>) {
    return this.entries.get(request);
  }

  @HandleRpc(listDevelopmentLifecycles)
  lifecycles() {
    return this.entries.list();
  }
}
