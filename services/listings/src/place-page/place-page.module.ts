import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { ListCommunityPrices } from './list-community-prices.js';
import { PlaceDirectory } from './place-directory.js';
import { ShowPlace } from './show-place.js';

/** The pages of places: what is said of them, and which there are. */
@Module({
  imports: [SearchModule],
  providers: [PlaceDirectory, ShowPlace, ListCommunityPrices],
  exports: [PlaceDirectory],
})
export class PlacePageModule {}
