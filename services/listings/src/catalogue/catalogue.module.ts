import { Module } from '@nestjs/common';
import { CatalogueCopy } from './catalogue-copy.js';

@Module({ providers: [CatalogueCopy], exports: [CatalogueCopy] })
export class CatalogueModule {}
