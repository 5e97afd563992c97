import * as rpc from '@manzil/contracts/leads/mail-texts-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../../lead/without-values.js';
import { EditMailTexts } from './edit-mail-texts.js';

@Controller()
export class MailTextController {
  constructor(private readonly texts: EditMailTexts) {}

  @HandleRpc(rpc.listMailTexts)
  list() {
    return withoutValues(this.texts.list());
  }

  @HandleRpc(rpc.saveMailTexts)
  save(request: z.output<typeof rpc.saveMailTexts.request>) {
    return withoutValues(this.texts.save(request));
  }

  @HandleRpc(rpc.previewMailTexts)
  preview(request: z.output<typeof rpc.previewMailTexts.request>) {
    return Promise.resolve(this.texts.preview(request));
  }
}
