import { Module } from '@nestjs/common';
import { ClaimFiles } from './claim-files.js';

@Module({ providers: [ClaimFiles], exports: [ClaimFiles] })
export class MediaUseModule {}
