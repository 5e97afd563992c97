import {
  deleteAsset,
  deleteAssets,
  getAssetWithUses,
  listAssets,
  updateAsset,
  updateAssets,
} from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DeleteAsset } from './delete-asset.js';
import { DeleteAssets } from './delete-assets.js';
import { GetAssetWithUses } from './get-asset-with-uses.js';
import { ListAssets } from './list-assets.js';
import { UpdateAsset } from './update-asset.js';
import { UpdateAssets } from './update-assets.js';

@Controller()
export class AssetLibraryController {
  constructor(
    private readonly getAssetWithUses: GetAssetWithUses,
    private readonly listAssets: ListAssets,
    private readonly updateAsset: UpdateAsset,
    private readonly updateAssets: UpdateAssets,
    private readonly deleteAsset: DeleteAsset,
    private readonly deleteAssets: DeleteAssets,
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

  @HandleRpc(updateAssets)
  updateMany(request: z.output<typeof updateAssets.request>) {
    return this.updateAssets.update(request);
  }

  @HandleRpc(deleteAssets)
  deleteMany(request: z.output<typeof deleteAssets.request>) {
    return this.deleteAssets.delete(request);
  }
}
