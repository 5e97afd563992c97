import { getFrameEntry, listNavigationItemEntries } from '@manzil/contracts/content/editing-rpc';
import * as http from '@manzil/contracts/http/content-editing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';

/** The header and the footer as staff edit them; never cached. */
@Controller()
export class AdminContentController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.showNavigationEntries)
  async navigation() {
    const [items, { style }] = await Promise.all([
      this.rpc.request(listNavigationItemEntries, {}),
      this.rpc.request(getFrameEntry, {}),
    ]);
    return { ...items, style };
  }

  @Endpoint(http.showFooterEntry)
  async footer() {
    return (await this.rpc.request(getFrameEntry, {})).footer;
  }
}
