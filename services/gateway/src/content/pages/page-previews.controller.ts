import { createPagePreview } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/page-previews';
import type { PreviewLink } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';

/** Creates links that show a page or a draft to anyone with the link. */
@Controller()
export class PagePreviewsController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.createPagePreview)
  async create({
    body: { id, draft },
    session: { username: by },
  }: Input<typeof http.createPagePreview>): Promise<PreviewLink> {
    const request = draft === undefined ? { id: id ?? 0, by } : { draft, by };
    const preview = await this.rpc.request(createPagePreview, request);
    return { ...preview, path: `/preview/${preview.token}` };
  }
}
