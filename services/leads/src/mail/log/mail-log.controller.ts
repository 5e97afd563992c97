import * as rpc from '@manzil/contracts/leads/mail-log-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../../lead/without-values.js';
import { PreviewMails } from '../previews/preview-mails.js';
import { SuppressionList } from '../suppression/suppression-list.js';
import { MailLog } from './mail-log.js';

/** Mail as admins see it. */
@Controller()
export class MailLogController {
  constructor(
    private readonly log: MailLog,
    private readonly previews: PreviewMails,
    private readonly suppressions: SuppressionList,
  ) {}

  @HandleRpc(rpc.listMails)
  list(request: z.output<typeof rpc.listMails.request>) {
    return withoutValues(this.log.list(request));
  }

  @HandleRpc(rpc.retryMail)
  retry({ id }: z.output<typeof rpc.retryMail.request>) {
    return withoutValues(this.log.retry(id));
  }

  @HandleRpc(rpc.previewMails)
  preview() {
    return withoutValues(this.previews.preview());
  }

  @HandleRpc(rpc.testMail)
  test(request: z.output<typeof rpc.testMail.request>) {
    return withoutValues(this.previews.test(request));
  }

  @HandleRpc(rpc.listSuppressions)
  listSuppressions(request: z.output<typeof rpc.listSuppressions.request>) {
    return withoutValues(this.suppressions.list(request));
  }

  @HandleRpc(rpc.removeSuppression)
  removeSuppression(request: z.output<typeof rpc.removeSuppression.request>) {
    return withoutValues(this.suppressions.remove(request));
  }
}
