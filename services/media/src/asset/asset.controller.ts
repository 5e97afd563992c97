import { getAsset, hashAssets } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetAsset } from './get-asset.js';
import { HashAssets } from './hash-assets.js';

@Controller()
export class AssetController {
  constructor(
    private readonly getAsset: GetAsset,
    private readonly hashAssets: HashAssets,
  ) {}

  @HandleRpc(getAsset)
  get(request: z.output<typeof getAsset.request>) {
    return this.getAsset.get(request);
  }

  @HandleRpc(hashAssets)
  hash(request: z.output<typeof hashAssets.request>) {
    return this.hashAssets.hash(request);
  }
}
