import type { orderedEditingOf } from '@manzil/contracts/content/editing';
import type { ContentCollection } from '@manzil/contracts/content/events';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Put, type Type } from '@nestjs/common';
import { EditContent } from './edit-content.js';
import { CurrentEditor, type Editor } from './editor.js';

interface Order {
  /** Below /api. */
  path: string;
  /** As events call the collection. */
  kind: ContentCollection;
  editing: Pick<ReturnType<typeof orderedEditingOf>, 'reorder'>;
}

/** PUT …/order with the ids of all entries in their order. Mounted before PUT …/:id, which would take it too. */
export function orderController({ path, kind, editing: { reorder } }: Order): Type {
  const orderSchema = reorder.request.pick({ ids: true });

  @Controller(`api/${path}`)
  class OrderController {
    constructor(
      readonly rpc: RpcClient,
      readonly edit: EditContent,
    ) {}

    @Put('order')
    order(@Body({ schema: orderSchema }) { ids }: { ids: number[] }, @CurrentEditor() editor: Editor) {
      return this.edit.execute(
        () => this.rpc.ask(reorder, { ids, by: editor.username }),
        () => ({ kind }),
      );
    }
  }
  return OrderController;
}
