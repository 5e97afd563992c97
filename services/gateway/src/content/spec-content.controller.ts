import { listTestimonials } from '@manzil/contracts/content/rpc';
import { showSiteFrame, listFaqs, listTeam } from '@manzil/contracts/http/content';
import * as http from '@manzil/contracts/http/content-rows';
import * as wire from '@manzil/contracts/http/wire/content-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import { ListBlogRows } from './list-blog-rows.js';

/** The content lists of the spec, with its paths and its rows. */
@Controller()
export class SpecContentController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly listBlogRows: ListBlogRows,
  ) {}

  @Endpoint(http.listNavigationRows)
  async navigation(): Promise<wire.NavigationRow[]> {
    return (await this.rpc.request(showSiteFrame, {})).items.map(wire.toNavigationRow);
  }

  @Endpoint(http.showNavigationStyle)
  async navigationStyle(): Promise<wire.NavigationStyleRow[]> {
    return [wire.toNavigationStyleRow((await this.rpc.request(showSiteFrame, {})).style)];
  }

  @Endpoint(http.listFaqRows)
  async faqs(): Promise<wire.FaqRow[]> {
    return (await this.rpc.request(listFaqs, {})).faqs.map(wire.toFaqRow);
  }

  @Endpoint(http.listBlogRows)
  blogs(): Promise<wire.BlogRow[]> {
    return this.listBlogRows.list();
  }

  @Endpoint(http.listTeamRows)
  async teamMembers(): Promise<wire.TeamMemberRow[]> {
    return (await this.rpc.request(listTeam, {})).members.map(wire.toTeamMemberRow);
  }

  @Endpoint(http.listTestimonialRows)
  async testimonials(): Promise<wire.TestimonialRow[]> {
    return (await this.rpc.request(listTestimonials, {})).testimonials.map(wire.toTestimonialRow);
  }
}
