import { Module } from '@nestjs/common';
import { ApplyRetention } from './apply-retention.js';

@Module({ providers: [ApplyRetention] })
export class RetentionModule {}
