import * as http from '@manzil/contracts/http/members';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { PublishingPolicy } from './publishing-policy.js';

@Controller()
export class PublishingPolicyController {
  constructor(private readonly policy: PublishingPolicy) {}

  @Endpoint(http.showPublishingPolicy)
  show() {
    return this.policy.show();
  }

  @Endpoint(http.changePublishingPolicy)
  async change({ body, actor }: Input<typeof http.changePublishingPolicy>) {
    await this.policy.change(body, actor);
    return this.policy.show();
  }
}
