import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ReadCacheModule } from '../read-cache/read-cache.module.js';
import { FeedController } from './feed.controller.js';
import { RunImport } from './run-import.js';

@Module({ imports: [AccountsModule, ReadCacheModule], controllers: [FeedController], providers: [RunImport] })
export class FeedModule {}
