import { deleteAsset, getAssetWithUses, listAssets, updateAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DeleteAsset } from './delete-asset.js';
import { GetAssetWithUses } from './get-asset-with-uses.js';
import { ListAssets } from './list-assets.js';
import { UpdateAsset } from './update-asset.js';

@Controller()
export class AssetLibraryController {
  constructor(
    private readonly getAssetWithUses: GetAssetWithUses,
    private readonly listAssets: ListAssets,
    private readonly updateAsset: UpdateAsset,
    private readonly deleteAsset: DeleteAsset,
  ) {}

  @HandleRpc(getAssetWithUses)
  get(request: z.output<typeof getAssetWithUses.request>) {
    return this.getAssetWithUses.get(request);
  }

  @HandleRpc(listAssets)
  list(request: z.output<typeof listAssets.request>) {
    return this.listAssets.list(request);
  }

  @HandleRpc(updateAsset)
  update(request: z.output<typeof updateAsset.request>) {
    return this.updateAsset.update(request);
  }

  @HandleRpc(deleteAsset)
  delete(request: z.output<typeof deleteAsset.request>) {
    return this.deleteAsset.delete(request);
  }
}
