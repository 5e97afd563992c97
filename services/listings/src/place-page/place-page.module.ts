import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { ListCommunityPrices } from './list-community-prices.js';
import { PlaceDirectory } from './place-directory.js';
import { ShowPlace } from './show-place.js';
import { ShowTypicalRent } from './show-typical-rent.js';

/** Place pages: their content and the directory of places. */
@Module({
  imports: [SearchModule],
  providers: [PlaceDirectory, ShowPlace, ShowTypicalRent, ListCommunityPrices],
  exports: [PlaceDirectory],
})
export class PlacePageModule {}
