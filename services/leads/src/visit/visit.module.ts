import { Module } from '@nestjs/common';
import { CountVisit } from './count-visit.js';
import { GetTraffic } from './get-traffic.js';

@Module({ providers: [CountVisit, GetTraffic] })
export class VisitModule {}
