import { deleteAsset, listAssets, updateAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DeleteAsset } from './delete-asset.js';
import { ListAssets } from './list-assets.js';
import { UpdateAsset } from './update-asset.js';

@Controller()
export class LibraryController {
  constructor(
    private readonly listUseCase: ListAssets,
    private readonly updateUseCase: UpdateAsset,
    private readonly deleteUseCase: DeleteAsset,
  ) {}

  @HandleRpc(listAssets)
  list(request: z.output<typeof listAssets.request>) {
    return this.listUseCase.execute(request);
  }

  @HandleRpc(updateAsset)
  update(request: z.output<typeof updateAsset.request>) {
    return this.updateUseCase.execute(request);
  }

  @HandleRpc(deleteAsset)
  delete(request: z.output<typeof deleteAsset.request>) {
    return this.deleteUseCase.execute(request);
  }
}
