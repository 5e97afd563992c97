import { assetsReferenced } from '@manzil/contracts/media/facts';
import { claimAsset, releaseAsset } from '@manzil/contracts/media/rpc';
import { HandleFact, type FactContext } from '@manzil/service-kit/handle-fact';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ClaimAsset } from './claim-asset.js';
import { FollowReferences } from './follow-references.js';
import { ReleaseAsset } from './release-asset.js';

@Controller()
export class ClaimController {
  constructor(
    private readonly claimUseCase: ClaimAsset,
    private readonly releaseUseCase: ReleaseAsset,
    private readonly followUseCase: FollowReferences,
  ) {}

  @HandleRpc(claimAsset)
  claim(request: z.output<typeof claimAsset.request>) {
    return this.claimUseCase.execute(request);
  }

  @HandleRpc(releaseAsset)
  release(request: z.output<typeof releaseAsset.request>) {
    return this.releaseUseCase.execute(request);
  }

  @HandleFact(assetsReferenced)
  follow(fact: z.output<typeof assetsReferenced.payload>, { manager }: FactContext): Promise<void> {
    return this.followUseCase.execute(manager, fact);
  }
}
