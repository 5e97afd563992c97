import { Module } from '@nestjs/common';
import { ListingViews } from './listing-views.js';

/** Saved views of the listings table. */
@Module({ providers: [ListingViews] })
export class ListingViewModule {}
