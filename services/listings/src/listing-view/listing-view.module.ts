import { Module } from '@nestjs/common';
import { ListingViews } from './listing-views.js';

/** The saved views of the list of listings. */
@Module({ providers: [ListingViews] })
export class ListingViewModule {}
