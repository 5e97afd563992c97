import { listFormerPaths } from '@manzil/contracts/content/redirect-rpc';
import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/links';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { AddSiteRedirect } from './add-site-redirect.js';
import { FindBrokenLinks } from './find-broken-links.js';
import { FindUses } from './find-uses.js';
import { ListRedirects } from './list-redirects.js';

/** Finds the site's links to itself, and manages redirects from paths without a page. */
@Controller()
export class LinkController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly findUses: FindUses,
    private readonly findBrokenLinks: FindBrokenLinks,
    private readonly listRedirects: ListRedirects,
    private readonly addRedirect: AddSiteRedirect,
  ) {}

  @Endpoint(http.listLinkUses)
  async uses({ query }: Input<typeof http.listLinkUses>): Promise<Result<typeof http.listLinkUses>> {
    return { uses: await this.findUses.find([query.path ?? []].flat()) };
  }

  @Endpoint(http.listBrokenLinks)
  broken(): Promise<Result<typeof http.listBrokenLinks>> {
    return this.findBrokenLinks.find();
  }

  @Endpoint(http.countBrokenLinks)
  count(): Result<typeof http.countBrokenLinks> {
    return { count: this.findBrokenLinks.lastCount() };
  }

  @Endpoint(http.listRedirects)
  async redirects(): Promise<Result<typeof http.listRedirects>> {
    const [redirects, { paths: formerPaths }] = await Promise.all([
      this.listRedirects.all(),
      this.rpc.request(listFormerPaths, {}),
    ]);
    return { redirects, formerPaths };
  }

  @Endpoint(http.addRedirect)
  add({ body, session }: Input<typeof http.addRedirect>): Promise<Result<typeof http.addRedirect>> {
    return this.addRedirect.add({ ...body, by: session.username });
  }
}
