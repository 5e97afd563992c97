import {
  deleteListingView,
  listListingViews,
  saveListingView,
} from '@manzil/contracts/listings/listing-view-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { ListingViews } from './listing-views.js';

@Controller()
class ListingViewController {
  constructor(private readonly views: ListingViews) {}

  @HandleRpc(listListingViews)
  list() {
    return this.views.list();
  }

  @HandleRpc(saveListingView)
  save(request: z.output<typeof saveListingView.request>) {
    return this.views.save(request);
  }

  @HandleRpc(deleteListingView)
  delete(request: z.output<typeof deleteListingView.request>) {
    return this.views.delete(request);
  }
}

/** The saved views of the list of listings. */
@Module({ controllers: [ListingViewController], providers: [ListingViews] })
export class ListingViewModule {}
