import { LIFECYCLE_KINDS, type LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { LinkUse } from '@manzil/contracts/content/links';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { lifecycleOf } from '@manzil/contracts/lifecycle-of-kind';
import { siteOrigin } from '../shared/site-origin.js';

/** Finds links to pages of the site in the published content of all services. */
@Injectable()
export class FindUses {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Links to these paths; all links without any. */
  async find(to?: string[]): Promise<LinkUse[]> {
    const found = await Promise.all(LIFECYCLE_KINDS.map((kind) => this.inKind(kind, to)));
    return found.flat();
  }

  private async inKind(kind: LifecycleKind, to: string[] | undefined): Promise<LinkUse[]> {
    const uses: LinkUse[] = [];
    const origin = siteOrigin(this.config);
    for (let after: number | null = 0; after !== null;) {
      const part: { uses: LinkUse[]; next: number | null } = await this.rpc.request(
        lifecycleOf(kind).listLinks,
        {
          kind,
          after,
          origin,
          ...(to !== undefined && { to }),
        },
      );
      uses.push(...part.uses);
      after = part.next;
    }
    return uses;
  }
}
