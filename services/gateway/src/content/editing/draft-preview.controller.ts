import * as http from '@manzil/contracts/http/draft-previews';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { lifecycleOf } from '@manzil/contracts/lifecycle-of-kind';

/** Creates links that show a draft in its page to anyone with the link. */
@Controller()
export class DraftPreviewController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.createDraftPreview)
  async create({ params, session: { username: by } }: Input<typeof http.createDraftPreview>) {
    const { createDraftPreview } = lifecycleOf(params.kind);
    const { token, path, expiresAt } = await this.rpc.request(createDraftPreview, { ...params, by });
    return { path: `/preview/${params.kind}/${params.id}/${token}${path}`, expiresAt };
  }
}
