import { entryVersion } from '@manzil/contracts/content/editing';
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
  /** As audit entries call one of them. */
  noun: string;
  editing: Editing;
}

/**
 * POST (201), PUT, DELETE and POST …/restore of a collection: the body of a save holds the fields themselves,
 * with `expectedVersion` beside them when it replaces an entry. Answers the entry as it is then.
 */
export function editingController({ path, noun, editing }: Collection): Type {
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
      return this.ask(editor, 'content-created', editing.create, { fields });
    }

    @Put(':id')
    update(
      @Param('id', { schema: idParamSchema }) id: number,
      @Body({ schema: updateSchema }) body: Record<string, unknown>,
      @CurrentEditor() editor: Editor,
    ) {
      const { expectedVersion, ...fields } = body;
      return this.ask(editor, 'content-updated', editing.update, { id, fields, expectedVersion });
    }

    @Delete(':id')
    remove(@Param('id', { schema: idParamSchema }) id: number, @CurrentEditor() editor: Editor) {
      return this.ask(editor, 'content-deleted', editing.remove, { id });
    }

    @Post(':id/restore')
    @HttpCode(200)
    restore(@Param('id', { schema: idParamSchema }) id: number, @CurrentEditor() editor: Editor) {
      return this.ask(editor, 'content-restored', editing.restore, { id });
    }

    ask(
      editor: Editor,
      action: 'content-created' | 'content-updated' | 'content-deleted' | 'content-restored',
      contract: RpcContract,
      request: object,
    ): Promise<unknown> {
      return this.edit.execute(
        editor,
        () => this.rpc.ask(contract, { ...request, by: editor.username }) as Promise<Changed>,
        ({ id, version }) => ({
          action,
          target: `${noun} ${id}`,
          details: version === undefined ? {} : { version },
        }),
      );
    }
  }
  return EditingController;
}

interface Changed {
  id: number;
  version?: number;
}
