import { getSiteFrame } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { GetSiteFrame } from './get-site-frame.js';

@Controller()
export class SiteFrameController {
  constructor(private readonly getSiteFrame: GetSiteFrame) {}

  @HandleRpc(getSiteFrame)
  get() {
    return this.getSiteFrame.get();
  }
}
