import { getAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetAsset } from './get-asset.js';

@Controller()
export class AssetController {
  constructor(private readonly getAsset: GetAsset) {}

  @HandleRpc(getAsset)
  get(request: z.output<typeof getAsset.request>) {
    return this.getAsset.get(request);
  }
}
