import type { orderedEditingOf } from '@manzil/contracts/content/editing';
import type { ContentCollection } from '@manzil/contracts/content/events';
import type { OrderEndpoint } from '@manzil/contracts/http/content-editing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, type Type } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { EditContent } from './edit-content.js';

type Ordering = Pick<ReturnType<typeof orderedEditingOf>, 'reorder'>;

/** Handles the order of a collection; `kind` is what events call it. */
export function orderController(
  kind: ContentCollection,
  endpoint: OrderEndpoint,
  { reorder }: Ordering,
): Type {
  @Controller()
  class OrderController {
    constructor(
      readonly rpc: RpcClient,
      readonly edit: EditContent,
    ) {}

    @Endpoint(endpoint)
    order({ body: { ids }, session }: Input<OrderEndpoint>) {
      return this.edit.edit(
        () => this.rpc.request(reorder, { ids, by: session.username }),
        () => ({ kind }),
      );
    }
  }
  return OrderController;
}
