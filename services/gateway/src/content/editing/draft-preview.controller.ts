import type { DraftPreview } from '@manzil/contracts/content/preview';
import * as http from '@manzil/contracts/http/draft-previews';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Header } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { rpcsOf } from '../../shared/rpcs-of.js';

/** Links that show a draft in its page, for everybody who has them. */
@Controller()
export class DraftPreviewController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.createDraftPreview)
  async create({ params, session: { username: by } }: Input<typeof http.createDraftPreview>) {
    const { createDraftPreview } = rpcsOf(params.kind);
    const { token, path, expiresAt } = await this.rpc.request(createDraftPreview, { ...params, by });
    return { path: `/preview/${params.kind}/${params.id}/${token}${path}`, expiresAt };
  }

  @Endpoint(http.showDraftPreview)
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  show({ params }: Input<typeof http.showDraftPreview>): Promise<DraftPreview> {
    return this.rpc.request(rpcsOf(params.kind).getDraftPreview, params);
  }
}
