import { Module } from '@nestjs/common';
import { CountProperties } from './count-properties.js';
import { GetProperty } from './get-property.js';
import { ListProperties } from './list-properties.js';
import { PropertyController } from './property.controller.js';
import { RelatedProperties } from './related-properties.js';
import { SearchProperties } from './search-properties.js';
import { SuggestProperties } from './suggest-properties.js';

@Module({
  controllers: [PropertyController],
  providers: [
    SearchProperties,
    SuggestProperties,
    GetProperty,
    RelatedProperties,
    ListProperties,
    CountProperties,
  ],
})
export class PropertyModule {}
