import { saveFooter, saveNavigationStyle } from '@manzil/contracts/content/editing-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Put } from '@nestjs/common';
import type { z } from 'zod';
import { EditContent } from './edit-content.js';
import { CurrentEditor, type Editor } from './editor.js';

const { fields: styleFields, expectedVersion } = saveNavigationStyle.request.shape;
const styleSchema = styleFields.extend({ expectedVersion });
const footerSchema = saveFooter.request.shape.fields.extend({ expectedVersion });

/** How the header looks, and the footer: the fields with `expectedVersion` beside them. */
@Controller('api')
export class FrameEditingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly edit: EditContent,
  ) {}

  @Put('navigation-style')
  saveStyle(
    @Body({ schema: styleSchema }) { expectedVersion: edited, ...fields }: z.output<typeof styleSchema>,
    @CurrentEditor() editor: Editor,
  ) {
    const save = { fields, expectedVersion: edited, by: editor.username };
    return this.edit.execute(
      () => this.rpc.ask(saveNavigationStyle, save),
      () => ({ kind: 'site-frame' }),
    );
  }

  @Put('footer')
  saveFooter(
    @Body({ schema: footerSchema }) { expectedVersion: edited, ...fields }: z.output<typeof footerSchema>,
    @CurrentEditor() editor: Editor,
  ) {
    const save = { fields, expectedVersion: edited, by: editor.username };
    return this.edit.execute(
      () => this.rpc.ask(saveFooter, save),
      () => ({ kind: 'site-frame' }),
    );
  }
}
