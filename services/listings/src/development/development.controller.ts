import { getDevelopment, listDevelopments } from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetDevelopment } from './get-development.js';
import { ListDevelopments } from './list-developments.js';

@Controller()
export class DevelopmentController {
  constructor(
    private readonly listDevelopments: ListDevelopments,
    private readonly getDevelopment: GetDevelopment,
  ) {}

  @HandleRpc(listDevelopments)
  list(request: z.output<typeof listDevelopments.request>) {
    return this.listDevelopments.list(request);
  }

  @HandleRpc(getDevelopment)
  get(by: z.output<typeof getDevelopment.request>) {
    return this.getDevelopment.get(by);
  }
}
