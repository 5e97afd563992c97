import {
  addDevelopmentImages,
  deleteDevelopmentImage,
  listDevelopmentImages,
  reorderDevelopmentImages,
  replaceDevelopmentImage,
} from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AddImages } from './add-images.js';
import { DeleteImage } from './delete-image.js';
import { ListImages } from './list-images.js';
import { ReorderImages } from './reorder-images.js';
import { ReplaceImage } from './replace-image.js';

@Controller()
export class DevelopmentImageController {
  constructor(
    private readonly listUseCase: ListImages,
    private readonly addUseCase: AddImages,
    private readonly replaceUseCase: ReplaceImage,
    private readonly deleteUseCase: DeleteImage,
    private readonly reorderUseCase: ReorderImages,
  ) {}

  @HandleRpc(listDevelopmentImages)
  list(request: z.output<typeof listDevelopmentImages.request>) {
    return this.listUseCase.execute(request);
  }

  @HandleRpc(addDevelopmentImages)
  add(request: z.output<typeof addDevelopmentImages.request>) {
    return this.addUseCase.execute(request);
  }

  @HandleRpc(replaceDevelopmentImage)
  replace(request: z.output<typeof replaceDevelopmentImage.request>) {
    return this.replaceUseCase.execute(request);
  }

  @HandleRpc(deleteDevelopmentImage)
  delete(request: z.output<typeof deleteDevelopmentImage.request>) {
    return this.deleteUseCase.execute(request);
  }

  @HandleRpc(reorderDevelopmentImages)
  reorder(request: z.output<typeof reorderDevelopmentImages.request>) {
    return this.reorderUseCase.execute(request);
  }
}
