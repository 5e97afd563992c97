import { Module } from '@nestjs/common';
import { TellAllUses } from './tell-all-uses.js';
import { TellUses } from './tell-uses.js';

@Module({ providers: [TellUses, TellAllUses], exports: [TellUses] })
export class MediaUseModule {}
