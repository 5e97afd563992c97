import {
  addDevelopmentImages,
  deleteDevelopmentImage,
  listDevelopmentImages,
  reorderDevelopmentImages,
  replaceDevelopmentImage,
} from '@manzil/contracts/listings/development-rpc';
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
    private readonly listImages: ListImages,
    private readonly addImages: AddImages,
    private readonly replaceImage: ReplaceImage,
    private readonly deleteImage: DeleteImage,
    private readonly reorderImages: ReorderImages,
  ) {}

  @HandleRpc(listDevelopmentImages)
  list(request: z.output<typeof listDevelopmentImages.request>) {
    return this.listImages.list(request);
  }

  @HandleRpc(addDevelopmentImages)
  add(request: z.output<typeof addDevelopmentImages.request>) {
    return this.addImages.add(request);
  }

  @HandleRpc(replaceDevelopmentImage)
  replace(request: z.output<typeof replaceDevelopmentImage.request>) {
    return this.replaceImage.replace(request);
  }

  @HandleRpc(deleteDevelopmentImage)
  delete(request: z.output<typeof deleteDevelopmentImage.request>) {
    return this.deleteImage.delete(request);
  }

  @HandleRpc(reorderDevelopmentImages)
  reorder(request: z.output<typeof reorderDevelopmentImages.request>) {
    return this.reorderImages.reorder(request);
  }
}
