import * as developments from '@manzil/contracts/http/developments';
import * as listings from '@manzil/contracts/http/listings';
import * as managedListings from '@manzil/contracts/http/managed-listings';
import * as places from '@manzil/contracts/http/places';
import { Module } from '@nestjs/common';
import { DevelopmentController } from './development.controller.js';
import { ManagedPropertyController } from './managed-property.controller.js';
import { MyListingsController } from './my-listings.controller.js';
import { PropertyController } from './property.controller.js';
import { ShowListing } from './show-listing.js';
import { ShowManagedListing } from './show-managed-listing.js';
import { SpecPropertyController } from './spec-property.controller.js';
import { StreamRows } from './stream-rows.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [
    PropertyController,
    ManagedPropertyController,
    MyListingsController,
    SpecPropertyController,
    DevelopmentController,
    forward(places, listings, managedListings, developments),
  ],
  providers: [ShowListing, ShowManagedListing, StreamRows],
})
export class ListingsModule {}
