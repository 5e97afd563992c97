import {
  createDevelopment,
  deleteDevelopment,
  reorderDevelopments,
  setDevelopmentHeading,
  updateDevelopment,
} from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CreateDevelopment } from './create-development.js';
import { DeleteDevelopment } from './delete-development.js';
import { ReorderDevelopments } from './reorder-developments.js';
import { SetHeading } from './set-heading.js';
import { UpdateDevelopment } from './update-development.js';

@Controller()
export class DevelopmentEditController {
  constructor(
    private readonly createUseCase: CreateDevelopment,
    private readonly updateUseCase: UpdateDevelopment,
    private readonly deleteUseCase: DeleteDevelopment,
    private readonly reorderUseCase: ReorderDevelopments,
    private readonly headingUseCase: SetHeading,
  ) {}

  @HandleRpc(createDevelopment)
  create(request: z.output<typeof createDevelopment.request>) {
    return this.createUseCase.execute(request);
  }

  @HandleRpc(updateDevelopment)
  update(request: z.output<typeof updateDevelopment.request>) {
    return this.updateUseCase.execute(request);
  }

  @HandleRpc(deleteDevelopment)
  delete(request: z.output<typeof deleteDevelopment.request>) {
    return this.deleteUseCase.execute(request);
  }

  @HandleRpc(reorderDevelopments)
  reorder(request: z.output<typeof reorderDevelopments.request>) {
    return this.reorderUseCase.execute(request);
  }

  @HandleRpc(setDevelopmentHeading)
  setHeading(request: z.output<typeof setDevelopmentHeading.request>) {
    return this.headingUseCase.execute(request);
  }
}
