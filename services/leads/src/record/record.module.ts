import { Module } from '@nestjs/common';
import { LeadListeners } from './lead-listeners.js';

@Module({ providers: [LeadListeners], exports: [LeadListeners] })
export class RecordModule {}
