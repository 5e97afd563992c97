import { randomBytes } from 'node:crypto';
import * as content from '@manzil/contracts/content/lifecycle-rpc';
import * as http from '@manzil/contracts/http/site-times';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';

const TOKEN_BYTES = 32;
/** Services with published content. */
const SERVICES = [content, developmentLifecycle];

/** The site at another instant, for members and in links. */
@Controller()
export class SiteTimesController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.showSiteTimes)
  async times() {
    const parts = await Promise.all(SERVICES.map(({ getSiteTimes }) => this.rpc.request(getSiteTimes, {})));
    const [knownFrom = ''] = parts
      .map((part) => part.knownFrom)
      .sort()
      .reverse();
    const upcoming = parts.flatMap((part) => part.upcoming);
    return { knownFrom, upcoming: upcoming.toSorted((a, b) => (a.at < b.at ? -1 : 1)) };
  }

  @Endpoint(http.listSiteChanges)
  async changes({ query }: Input<typeof http.listSiteChanges>) {
    const parts = await Promise.all(
      SERVICES.map(({ listSiteChanges }) => this.rpc.request(listSiteChanges, query)),
    );
    return {
      changes: parts.flatMap((part) => part.changes),
      total: parts.reduce((sum, part) => sum + part.total, 0),
    };
  }

  /** Each service checks the token; the service that writes the audit record is called last. */
  @Endpoint(http.createSitePreview)
  async createPreview({ body: { at }, session: { username: by } }: Input<typeof http.createSitePreview>) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { at, token, by };
    await this.rpc.request(developmentLifecycle.createSitePreview, { ...link, recorded: false });
    const { expiresAt } = await this.rpc.request(content.createSitePreview, { ...link, recorded: true });
    return { path: `/preview/site/${Date.parse(at)}/${token}/`, expiresAt };
  }
}
