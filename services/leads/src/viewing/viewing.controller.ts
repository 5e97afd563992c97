import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { BookLeadViewing } from './book-lead-viewing.js';
import { BookViewing } from './book-viewing.js';
import { ChangeViewing } from './change-viewing.js';
import { ListViewings } from './list-viewings.js';
import { VisitorViewing } from './visitor-viewing.js';

/** Viewings of homes. */
@Controller()
export class ViewingController {
  constructor(
    private readonly listing: ListViewings,
    private readonly booking: BookViewing,
    private readonly leadBooking: BookLeadViewing,
    private readonly changing: ChangeViewing,
    private readonly own: VisitorViewing,
  ) {}

  @HandleRpc(rpc.listFreeTimes)
  freeTimes(request: z.output<typeof rpc.listFreeTimes.request>) {
    return withoutValues(this.listing.freeTimes(request));
  }

  @HandleRpc(rpc.bookViewing)
  book(request: z.output<typeof rpc.bookViewing.request>) {
    return withoutValues(this.booking.book(request));
  }

  @HandleRpc(rpc.bookLeadViewing)
  bookForLead(request: z.output<typeof rpc.bookLeadViewing.request>) {
    return withoutValues(this.leadBooking.book(request));
  }

  @HandleRpc(rpc.listViewings)
  list(request: z.output<typeof rpc.listViewings.request>) {
    return withoutValues(this.listing.list(request));
  }

  @HandleRpc(rpc.changeViewing)
  change(request: z.output<typeof rpc.changeViewing.request>) {
    return withoutValues(this.changing.byMember(request));
  }

  @HandleRpc(rpc.showOwnViewing)
  showOwn(request: z.output<typeof rpc.showOwnViewing.request>) {
    return withoutValues(this.own.show(request));
  }

  @HandleRpc(rpc.changeOwnViewing)
  changeOwn(request: z.output<typeof rpc.changeOwnViewing.request>) {
    return withoutValues(this.own.change(request));
  }
}
