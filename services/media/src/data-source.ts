import type { DatabaseOptions } from '@manzil/service-kit/database';
import { AssetEntity } from './asset/asset.entity.js';
import { AssetClaimEntity } from './claim/asset-claim.entity.js';
import { AssetOwnerEntity } from './claim/asset-owner.entity.js';
import { AddMessageKeys1795200000000 } from './migrations/1795200000000-add-message-keys.js';
import { ClaimAssetsInParts1795200100000 } from './migrations/1795200100000-claim-assets-in-parts.js';
import { CreateAsset1795000000000 } from './migrations/1795000000000-create-asset.js';
import { ClaimAssets1795000400000 } from './migrations/1795000400000-claim-assets.js';
import { FetchSourcePhotos1795002000000 } from './migrations/1795002000000-fetch-source-photos.js';
import { RecordReplacements1795360000000 } from './migrations/1795360000000-record-replacements.js';
import { KeepStaffFiles1798500000000 } from './migrations/1798500000000-keep-staff-files.js';
import { KeepDeletedFiles1798870100000 } from './migrations/1798870100000-keep-deleted-files.js';
import { StorePublishedMessages1799100000000 } from './migrations/1799100000000-store-published-messages.js';
import { NoteTinyPictures1799040100000 } from './migrations/1799040100000-note-tiny-pictures.js';
import { StoreVisitorPhotos1799400000000 } from './migrations/1799400000000-store-visitor-photos.js';
import { SourcePhotoUseEntity } from './photo/source-photo-use.entity.js';
import { SourcePhotoEntity } from './photo/source-photo.entity.js';
import { ReplacementStepEntity } from './replacement/replacement-step.entity.js';
import { ReplacementEntity } from './replacement/replacement.entity.js';
import { VisitorPhotoEntity } from './visitor-photo/visitor-photo.entity.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [
    ...[AssetEntity, AssetClaimEntity, AssetOwnerEntity, SourcePhotoEntity, SourcePhotoUseEntity],
    ...[ReplacementEntity, ReplacementStepEntity, VisitorPhotoEntity],
  ],
  migrations: [
    CreateAsset1795000000000,
    ClaimAssets1795000400000,
    FetchSourcePhotos1795002000000,
    AddMessageKeys1795200000000,
    ClaimAssetsInParts1795200100000,
    RecordReplacements1795360000000,
    KeepStaffFiles1798500000000,
    KeepDeletedFiles1798870100000,
    NoteTinyPictures1799040100000,
    StorePublishedMessages1799100000000,
    StoreVisitorPhotos1799400000000,
  ],
});
