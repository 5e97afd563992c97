import { Module } from '@nestjs/common';
import { DevelopmentModule } from './development/development.module.js';
import { ImportModule } from './import/import.module.js';
import { PhotoModule } from './photo/photo.module.js';
import { PropertyModule } from './property/property.module.js';

@Module({ imports: [PropertyModule, DevelopmentModule, ImportModule, PhotoModule] })
export class AppModule {}
