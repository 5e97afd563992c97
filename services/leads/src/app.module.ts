import { Module } from '@nestjs/common';
import { VisitModule } from './visit/visit.module.js';

@Module({ imports: [VisitModule] })
export class AppModule {}
