import { mayRedirect } from '@manzil/contracts/content/redirect';
import { followRedirect } from '@manzil/contracts/content/redirect-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { FollowedRedirect, Redirects } from '../http/ports.js';

const LONGEST = 2_000;

/** Requests the redirect of a path without a page from content. */
@Injectable()
export class FollowRedirect implements Redirects {
  constructor(private readonly rpc: RpcClient) {}

  async follow(path: string): Promise<FollowedRedirect | undefined> {
    if (path.length > LONGEST || !mayRedirect(path)) return undefined;
    const { redirect } = await this.rpc.request(followRedirect, { path });
    return redirect ?? undefined;
  }
}
