import { saveFooter, saveNavigationStyle } from '@manzil/contracts/content/editing-rpc';
import * as http from '@manzil/contracts/http/content-editing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { EditContent } from './edit-content.js';

/** Changes the header and the footer of the site. */
@Controller()
export class FrameEditingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly edit: EditContent,
  ) {}

  @Endpoint(http.saveNavigationStyle)
  saveStyle({ body, session }: Input<typeof http.saveNavigationStyle>) {
    const { expectedVersion, ...fields } = body;
    return this.edit.edit(
      () => this.rpc.request(saveNavigationStyle, { fields, expectedVersion, by: session.username }),
      () => ({ kind: 'site-frame' }),
    );
  }

  @Endpoint(http.saveFooter)
  saveFooter({ body, session }: Input<typeof http.saveFooter>) {
    const { expectedVersion, ...fields } = body;
    return this.edit.edit(
      () => this.rpc.request(saveFooter, { fields, expectedVersion, by: session.username }),
      () => ({ kind: 'site-frame' }),
    );
  }
}
