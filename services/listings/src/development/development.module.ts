import { Module } from '@nestjs/common';
import { DevelopmentController } from './development.controller.js';
import { GetDevelopment } from './get-development.js';
import { ListDevelopments } from './list-developments.js';

@Module({ controllers: [DevelopmentController], providers: [ListDevelopments, GetDevelopment] })
export class DevelopmentModule {}
