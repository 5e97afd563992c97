import { getSiteFrame, listFaqs, listTeamMembers, listTestimonials } from '@manzil/contracts/content/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get } from '@nestjs/common';
import type { BlogRow } from './blog.wire.js';
import { toFaqRow, type FaqRow } from './faq.wire.js';
import {
  toNavigationRow,
  toNavigationStyleRow,
  type NavigationRow,
  type NavigationStyleRow,
} from './navigation.wire.js';
import { ListBlogRows } from './list-blog-rows.js';
import { toTeamMemberRow, type TeamMemberRow } from './team.wire.js';
import { toTestimonialRow, type TestimonialRow } from './testimonial.wire.js';

/** The content lists of the spec, with its paths and its rows. */
@Controller('api')
export class SpecContentController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly listBlogRows: ListBlogRows,
  ) {}

  @Get('navigation')
  async navigation(): Promise<NavigationRow[]> {
    return (await this.rpc.ask(getSiteFrame, {})).items.map(toNavigationRow);
  }

  @Get('getnavstyles')
  async navigationStyle(): Promise<NavigationStyleRow[]> {
    return [toNavigationStyleRow((await this.rpc.ask(getSiteFrame, {})).style)];
  }

  @Get('getfaqs')
  async faqs(): Promise<FaqRow[]> {
    return (await this.rpc.ask(listFaqs, {})).faqs.map(toFaqRow);
  }

  @Get('blogs')
  blogs(): Promise<BlogRow[]> {
    return this.listBlogRows.execute();
  }

  @Get('team-members')
  async teamMembers(): Promise<TeamMemberRow[]> {
    return (await this.rpc.ask(listTeamMembers, {})).members.map(toTeamMemberRow);
  }

  @Get('testimonials')
  async testimonials(): Promise<TestimonialRow[]> {
    return (await this.rpc.ask(listTestimonials, {})).testimonials.map(toTestimonialRow);
  }
}
