import { Module } from '@nestjs/common';
import { ClaimAsset } from './claim-asset.js';
import { ClaimController } from './claim.controller.js';
import { FollowReferences } from './follow-references.js';
import { ReleaseAsset } from './release-asset.js';

@Module({
  controllers: [ClaimController],
  providers: [ClaimAsset, FollowReferences, ReleaseAsset],
  exports: [ClaimAsset],
})
export class ClaimModule {}
