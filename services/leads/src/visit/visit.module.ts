import { Module } from '@nestjs/common';
import { CountVisit } from './count-visit.js';
import { GetTraffic } from './get-traffic.js';
import { VisitController } from './visit.controller.js';

@Module({ controllers: [VisitController], providers: [CountVisit, GetTraffic] })
export class VisitModule {}
