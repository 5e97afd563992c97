import { Module } from '@nestjs/common';
import { ClaimAllFiles } from './claim-all-files.js';
import { ClaimFiles } from './claim-files.js';

@Module({ providers: [ClaimFiles, ClaimAllFiles], exports: [ClaimFiles] })
export class MediaUseModule {}
