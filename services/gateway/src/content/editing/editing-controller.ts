import { entryVersion } from '@manzil/contracts/content/editing';
import type { ContentCollection } from '@manzil/contracts/content/events';
import type { RpcContract } from '@manzil/contracts/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Delete, HttpCode, Param, Post, Put, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { EditContent } from './edit-content.js';
import { CurrentEditor, type Editor } from './editor.js';
import { idParamSchema } from './id-param.js';

/** What every collection can do (`editingOf` in the contracts). */
interface Editing {
  create: RpcContract<z.ZodObject<{ fields: z.ZodObject; by: z.ZodType }>>;
  update: RpcContract;
  remove: RpcContract;
  restore: RpcContract;
}

interface Collection {
  /** Below /api. */
  path: string;
  /** As events call it. */
  kind: ContentCollection;
  editing: Editing;
}

/**
 * POST (201), PUT, DELETE and POST …/restore of a collection: the body of a save holds the fields themselves,
 * with `expectedVersion` beside them when it replaces an entry. Answers the entry as it is then.
 */
export function editingController({ path, kind, editing }: Collection): Type {
  const { fields: fieldsSchema } = editing.create.request.shape;
  const updateSchema = fieldsSchema.extend({ expectedVersion: entryVersion });

  @Controller(`api/${path}`)
  class EditingController {
    constructor(
      readonly rpc: RpcClient,
      readonly edit: EditContent,
    ) {}

    @Post()
    @HttpCode(201)
    create(@Body({ schema: fieldsSchema }) fields: object, @CurrentEditor() editor: Editor) {
      return this.ask(editor, editing.create, { fields });
    }

    @Put(':id')
    update(
      @Param('id', { schema: idParamSchema }) id: number,
      @Body({ schema: updateSchema }) body: Record<string, unknown>,
      @CurrentEditor() editor: Editor,
    ) {
      const { expectedVersion, ...fields } = body;
      return this.ask(editor, editing.update, { id, fields, expectedVersion });
    }

    @Delete(':id')
    remove(@Param('id', { schema: idParamSchema }) id: number, @CurrentEditor() editor: Editor) {
      return this.ask(editor, editing.remove, { id });
    }

    @Post(':id/restore')
    @HttpCode(200)
    restore(@Param('id', { schema: idParamSchema }) id: number, @CurrentEditor() editor: Editor) {
      return this.ask(editor, editing.restore, { id });
    }

    ask(editor: Editor, contract: RpcContract, request: object): Promise<unknown> {
      return this.edit.execute(
        () => this.rpc.ask(contract, { ...request, by: editor.username }) as Promise<{ id: number }>,
        ({ id }) => ({ kind, id }),
      );
    }
  }
  return EditingController;
}
