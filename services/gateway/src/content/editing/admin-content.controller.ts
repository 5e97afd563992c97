import {
  blogPostEditing,
  faqEditing,
  getFrameEntry,
  navigationEditing,
  teamEditing,
  testimonialEditing,
} from '@manzil/contracts/content/editing-rpc';
import * as http from '@manzil/contracts/http/content-editing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';

/** Serves content as staff see it, with drafts, versions, authors and deleted entries; it is never cached. */
@Controller()
export class AdminContentController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.listFaqEntries)
  faqs() {
    return this.rpc.request(faqEditing.list, {});
  }

  @Endpoint(http.listTeamEntries)
  team() {
    return this.rpc.request(teamEditing.list, {});
  }

  @Endpoint(http.listTestimonialEntries)
  testimonials() {
    return this.rpc.request(testimonialEditing.list, {});
  }

  @Endpoint(http.showNavigationEntries)
  async navigation() {
    const [items, { style }] = await Promise.all([
      this.rpc.request(navigationEditing.list, {}),
      this.rpc.request(getFrameEntry, {}),
    ]);
    return { ...items, style };
  }

  @Endpoint(http.showFooterEntry)
  async footer() {
    return (await this.rpc.request(getFrameEntry, {})).footer;
  }

  @Endpoint(http.listBlogPostEntries)
  posts({ query }: Input<typeof http.listBlogPostEntries>) {
    return this.rpc.request(blogPostEditing.list, query);
  }
}
