import { Module } from '@nestjs/common';
import { DevelopmentController } from './development.controller.js';
import { PropertyController } from './property.controller.js';
import { ShowListing } from './show-listing.js';
import { SpecPropertyController } from './spec-property.controller.js';
import { StreamRows } from './stream-rows.js';

@Module({
  controllers: [PropertyController, SpecPropertyController, DevelopmentController],
  providers: [ShowListing, StreamRows],
})
export class ListingsModule {}
