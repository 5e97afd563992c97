import type { Redirect } from '@manzil/contracts/content/redirect';
import { listRedirects } from '@manzil/contracts/content/redirect-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

/** So many redirects fit into a message however long their paths are. */
const PART = 100;

/** The redirects that staff made, in the order of their paths. */
@Injectable()
export class ListRedirects {
  constructor(private readonly rpc: RpcClient) {}

  /** Lists each redirect once, although an addition between two parts moves the rest on by one. */
  async all(): Promise<Redirect[]> {
    const byId = new Map<number, Redirect>();
    for (let offset = 0; ; offset += PART) {
      const { redirects, total } = await this.rpc.request(listRedirects, { offset, limit: PART });
      for (const redirect of redirects) byId.set(redirect.id, redirect);
      if (offset + PART >= total) return [...byId.values()];
    }
  }
}
