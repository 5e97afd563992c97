import { showMailLink, useMailLink } from '@manzil/contracts/leads/mail-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../../lead/without-values.js';
import { UseMailLink } from './use-mail-link.js';

@Controller()
export class MailLinkController {
  constructor(private readonly link: UseMailLink) {}

  @HandleRpc(showMailLink)
  show({ token }: z.output<typeof showMailLink.request>) {
    return withoutValues(this.link.show(token));
  }

  @HandleRpc(useMailLink)
  use({ token }: z.output<typeof useMailLink.request>) {
    return withoutValues(this.link.use(token));
  }
}
