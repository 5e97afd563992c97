import { Module } from '@nestjs/common';
import { ClaimAsset } from './claim-asset.js';
import { ClaimController } from './claim.controller.js';
import { SyncClaims } from './sync-claims.js';
import { ReleaseAsset } from './release-asset.js';

@Module({
  controllers: [ClaimController],
  providers: [ClaimAsset, SyncClaims, ReleaseAsset],
  exports: [ClaimAsset, ReleaseAsset],
})
export class ClaimModule {}
