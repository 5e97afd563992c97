import { claimReferences } from '@manzil/contracts/media/commands';
import { formerAssetsReferenced } from '@manzil/contracts/media/events';
import { claimAsset, releaseAsset } from '@manzil/contracts/media/rpc';
import { HandleCommand, HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ClaimAsset } from './claim-asset.js';
import { SyncClaims } from './sync-claims.js';
import { ReleaseAsset } from './release-asset.js';

@Controller()
export class ClaimController {
  constructor(
    private readonly claimAsset: ClaimAsset,
    private readonly releaseAsset: ReleaseAsset,
    private readonly syncClaims: SyncClaims,
  ) {}

  @HandleRpc(claimAsset)
  claim(request: z.output<typeof claimAsset.request>) {
    return this.claimAsset.claim(request);
  }

  @HandleRpc(releaseAsset)
  release(request: z.output<typeof releaseAsset.request>) {
    return this.releaseAsset.release(request);
  }

  @HandleCommand(claimReferences)
  claimReferences(
    references: z.output<typeof claimReferences.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return manager.transaction((transaction) => this.syncClaims.sync(transaction, references));
  }

  @HandleEvent(formerAssetsReferenced)
  claimFormerReferences(
    references: z.output<typeof formerAssetsReferenced.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return this.syncClaims.sync(manager, references);
  }
}
