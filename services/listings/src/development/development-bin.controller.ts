import {
  listDeletedDevelopments,
  purgeDevelopment,
  restoreDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DeletedDevelopments } from './deleted-developments.js';
import { RestoreDevelopment } from './restore-development.js';

@Controller()
export class DevelopmentBinController {
  constructor(
    private readonly deletedDevelopments: DeletedDevelopments,
    private readonly restoreDevelopment: RestoreDevelopment,
  ) {}

  @HandleRpc(listDeletedDevelopments)
  list() {
    return this.deletedDevelopments.list();
  }

  @HandleRpc(restoreDevelopment)
  restore(request: z.output<typeof restoreDevelopment.request>) {
    return this.restoreDevelopment.restore(request);
  }

  @HandleRpc(purgeDevelopment)
  purge(request: z.output<typeof purgeDevelopment.request>) {
    return this.deletedDevelopments.purge(request);
  }
}
