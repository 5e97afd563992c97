import { Module } from '@nestjs/common';
import { AnnounceCollection } from './announce-collection.js';
import { AuditLog } from './audit-log.js';

@Module({ providers: [AnnounceCollection, AuditLog], exports: [AnnounceCollection, AuditLog] })
export class ChangeModule {}
