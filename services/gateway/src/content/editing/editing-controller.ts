import type { editingOf } from '@manzil/contracts/content/editing';
import type { ContentCollection } from '@manzil/contracts/content/events';
import type { CollectionEndpoints } from '@manzil/contracts/http/content-editing';
import type { RpcContract } from '@manzil/contracts/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { EditContent } from './edit-content.js';

type Identified = z.ZodType<{ id: number }>;

type Editing = Pick<
  ReturnType<typeof editingOf<z.ZodType, Identified, Identified>>,
  keyof CollectionEndpoints
>;

/** Handles what changes the entries of a collection; `kind` is what events call it. Returns the entry as it is then. */
export function editingController(
  kind: ContentCollection,
  endpoints: CollectionEndpoints,
  editing: Editing,
): Type {
  @Controller()
  class EditingController {
    constructor(
      readonly rpc: RpcClient,
      readonly edit: EditContent,
    ) {}

    @Endpoint(endpoints.create)
    create({ body: fields, session }: Input<CollectionEndpoints['create']>) {
      return this.request(editing.create, { fields, by: session.username });
    }

    @Endpoint(endpoints.update)
    update({ params, body, session }: Input<CollectionEndpoints['update']>) {
      const { expectedVersion, ...fields } = body;
      return this.request(editing.update, { ...params, fields, expectedVersion, by: session.username });
    }

    @Endpoint(endpoints.remove)
    remove({ params, session }: Input<CollectionEndpoints['remove']>) {
      return this.request(editing.remove, { ...params, by: session.username });
    }

    @Endpoint(endpoints.restore)
    restore({ params, session }: Input<CollectionEndpoints['restore']>) {
      return this.request(editing.restore, { ...params, by: session.username });
    }

    request<S extends Identified>(
      contract: RpcContract<z.ZodType, S>,
      request: object,
    ): Promise<z.output<S>> {
      return this.edit.edit(
        () => this.rpc.request(contract, request),
        ({ id }) => ({ kind, id }),
      );
    }
  }
  return EditingController;
}
