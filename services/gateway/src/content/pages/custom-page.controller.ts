import { getPage } from '@manzil/contracts/content/page-rpc';
import type { Result } from '@manzil/contracts/http/endpoint';
import { showCustomPage } from '@manzil/contracts/http/pages';
import { toCustomPage } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';

/** Custom pages for the site. */
@Controller()
export class CustomPageController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(showCustomPage)
  async show({ params, query }: Input<typeof showCustomPage>): Promise<Result<typeof showCustomPage>> {
    const found = await this.rpc.request(getPage, { ...params, ...query });
    return 'page' in found ? { page: toCustomPage(found.page) } : found;
  }
}
