import { listDeletedAssets, purgeAsset, restoreAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListDeletedAssets } from './list-deleted-assets.js';
import { PurgeAsset } from './purge-asset.js';
import { RestoreAsset } from './restore-asset.js';

@Controller()
export class AssetBinController {
  constructor(
    private readonly listDeletedAssets: ListDeletedAssets,
    private readonly restoreAsset: RestoreAsset,
    private readonly purgeAsset: PurgeAsset,
  ) {}

  @HandleRpc(listDeletedAssets)
  list(request: z.output<typeof listDeletedAssets.request>) {
    return this.listDeletedAssets.list(request);
  }

  @HandleRpc(restoreAsset)
  restore(request: z.output<typeof restoreAsset.request>) {
    return this.restoreAsset.restore(request);
  }

  @HandleRpc(purgeAsset)
  purge(request: z.output<typeof purgeAsset.request>) {
    return this.purgeAsset.purge(request);
  }
}
