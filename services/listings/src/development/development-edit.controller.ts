import {
  createDevelopment,
  deleteDevelopment,
  reorderDevelopments,
  setDevelopmentHeading,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
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
    private readonly createDevelopment: CreateDevelopment,
    private readonly updateDevelopment: UpdateDevelopment,
    private readonly deleteDevelopment: DeleteDevelopment,
    private readonly reorderDevelopments: ReorderDevelopments,
    private readonly setHeadingText: SetHeading,
  ) {}

  @HandleRpc(createDevelopment)
  create(request: z.output<typeof createDevelopment.request>) {
    return this.createDevelopment.create(request);
  }

  @HandleRpc(updateDevelopment)
  update(request: z.output<typeof updateDevelopment.request>) {
    return this.updateDevelopment.update(request);
  }

  @HandleRpc(deleteDevelopment)
  delete(request: z.output<typeof deleteDevelopment.request>) {
    return this.deleteDevelopment.delete(request);
  }

  @HandleRpc(reorderDevelopments)
  reorder(request: z.output<typeof reorderDevelopments.request>) {
    return this.reorderDevelopments.reorder(request);
  }

  @HandleRpc(setDevelopmentHeading)
  setHeading(request: z.output<typeof setDevelopmentHeading.request>) {
    return this.setHeadingText.set(request);
  }
}
