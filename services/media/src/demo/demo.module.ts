import { Module } from '@nestjs/common';
import { AssetModule } from '../asset/asset.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { IncomingModule } from '../incoming/incoming.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { StoreDemoPhotos } from './store-demo-photos.js';

@Module({ imports: [AssetModule, ClaimModule, IncomingModule, StorageModule], providers: [StoreDemoPhotos] })
export class DemoModule {}
