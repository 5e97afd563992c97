import type { Redirect } from '@manzil/contracts/content/redirect';
import { listRedirects } from '@manzil/contracts/content/redirect-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { readWholeList } from '../shared/read-whole-list.js';

/** Redirects per message; fits even with the longest paths. */
const PART = 100;

/** The redirects that staff made, in the order of their paths. */
@Injectable()
export class ListRedirects {
  constructor(private readonly rpc: RpcClient) {}

  all(): Promise<Redirect[]> {
    return readWholeList(
      async (offset) => {
        const { redirects, total } = await this.rpc.request(listRedirects, { offset, limit: PART });
        return { items: redirects, total };
      },
      ({ id }) => id,
    );
  }
}
