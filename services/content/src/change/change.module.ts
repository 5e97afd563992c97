import { Module } from '@nestjs/common';
import { AnnounceCollection } from './announce-collection.js';

@Module({ providers: [AnnounceCollection], exports: [AnnounceCollection] })
export class ChangeModule {}
