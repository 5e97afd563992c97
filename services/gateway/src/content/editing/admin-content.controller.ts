import { documentNameSchema, type DocumentName } from '@manzil/contracts/content/documents';
import {
  blogPostEditing,
  faqEditing,
  getBlogPostEntry,
  getDocumentEntry,
  getFrameEntry,
  navigationEditing,
  teamEditing,
  testimonialEditing,
} from '@manzil/contracts/content/editing-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { idParamSchema } from './id-param.js';

const number = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number')
  .transform(Number)
  .optional();
const partSchema = z.object({ offset: number, limit: number }).pipe(blogPostEditing.list.request);

/** What staff see: drafts, versions, who saved, and what was deleted and can be had back. Never kept. */
@Controller('api/admin')
export class AdminContentController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('faqs')
  faqs() {
    return this.rpc.ask(faqEditing.list, {});
  }

  @Get('team')
  team() {
    return this.rpc.ask(teamEditing.list, {});
  }

  @Get('testimonials')
  testimonials() {
    return this.rpc.ask(testimonialEditing.list, {});
  }

  /** The links of the header, and how it looks. */
  @Get('navigation')
  async navigation() {
    const [items, { style }] = await Promise.all([
      this.rpc.ask(navigationEditing.list, {}),
      this.rpc.ask(getFrameEntry, {}),
    ]);
    return { ...items, style };
  }

  @Get('footer')
  async footer() {
    return (await this.rpc.ask(getFrameEntry, {})).footer;
  }

  /** A part of the posts: `offset` and `limit` (100). */
  @Get('blog-posts')
  posts(@Query({ schema: partSchema }) part: z.output<typeof partSchema>) {
    return this.rpc.ask(blogPostEditing.list, part);
  }

  @Get('blog-posts/:id')
  post(@Param('id', { schema: idParamSchema }) id: number) {
    return this.rpc.ask(getBlogPostEntry, { id });
  }

  @Get('documents/:name')
  document(@Param('name', { schema: documentNameSchema }) name: DocumentName) {
    return this.rpc.ask(getDocumentEntry, { name });
  }
}
