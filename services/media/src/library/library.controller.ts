import { deleteAsset, getAssetWithUses, listAssets, updateAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DeleteAsset } from './delete-asset.js';
import { GetAssetWithUses } from './get-asset-with-uses.js';
import { ListAssets } from './list-assets.js';
import { UpdateAsset } from './update-asset.js';

@Controller()
export class LibraryController {
  constructor(
    private readonly getUseCase: GetAssetWithUses,
    private readonly listUseCase: ListAssets,
    private readonly updateUseCase: UpdateAsset,
    private readonly deleteUseCase: DeleteAsset,
  ) {}

  @HandleRpc(getAssetWithUses)
  get(request: z.output<typeof getAssetWithUses.request>) {
    return this.getUseCase.execute(request);
  }

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
