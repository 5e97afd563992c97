import { getPage } from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Param } from '@nestjs/common';
import { addressParam } from './page-input.js';
import { toCustomPage, type CustomPage } from './page.wire.js';

/** Custom pages for the site. */
@Controller('api/custom-pages')
export class CustomPageController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':linkAddress')
  async show(
    @Param('linkAddress', { schema: addressParam }) linkAddress: string,
  ): Promise<{ page: CustomPage } | { redirectTo: string }> {
    const found = await this.rpc.ask(getPage, { linkAddress });
    return 'page' in found ? { page: toCustomPage(found.page) } : found;
  }
}
