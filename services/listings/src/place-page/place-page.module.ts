import { listCommunityPrices, showPlace } from '@manzil/contracts/listings/place-page';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { SearchModule } from '../search/search.module.js';
import { ListCommunityPrices } from './list-community-prices.js';
import { PlaceDirectory } from './place-directory.js';
import { ShowPlace } from './show-place.js';

@Controller()
class PlacePageController {
  constructor(
    private readonly showPlace: ShowPlace,
    private readonly listCommunityPrices: ListCommunityPrices,
  ) {}

  @HandleRpc(showPlace)
  show(request: z.output<typeof showPlace.request>) {
    return this.showPlace.show(request);
  }

  @HandleRpc(listCommunityPrices)
  prices({ adType }: z.output<typeof listCommunityPrices.request>) {
    return this.listCommunityPrices.list(adType);
  }
}

/** The pages of places: what is said of them, and which there are. */
@Module({
  imports: [SearchModule],
  controllers: [PlacePageController],
  providers: [PlaceDirectory, ShowPlace, ListCommunityPrices],
  exports: [PlaceDirectory],
})
export class PlacePageModule {}
