import * as http from '@manzil/contracts/http/mail-texts';
import type { MailPreview } from '@manzil/contracts/leads/mail-log';
import type { EditedMail } from '@manzil/contracts/leads/mail-texts';
import * as rpc from '@manzil/contracts/leads/mail-texts-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** The words of mail to visitors, as admins choose them. */
@Controller()
export class MailTextController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.saveMailTexts)
  save({ params, body, session }: Input<typeof http.saveMailTexts>): Promise<EditedMail> {
    const { expectedVersion, ...texts } = body;
    const by = session.username;
    return this.rpc.request(rpc.saveMailTexts, { kind: params.kind, texts, expectedVersion, by });
  }

  @Endpoint(http.restoreMailTexts)
  restore({ params, body, session }: Input<typeof http.restoreMailTexts>): Promise<EditedMail> {
    const { expectedVersion } = body;
    const by = session.username;
    return this.rpc.request(rpc.saveMailTexts, { kind: params.kind, texts: null, expectedVersion, by });
  }

  @Endpoint(http.previewMailTexts)
  preview({ params, body }: Input<typeof http.previewMailTexts>): Promise<MailPreview> {
    return this.rpc.request(rpc.previewMailTexts, { kind: params.kind, texts: body });
  }
}
