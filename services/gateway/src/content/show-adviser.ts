import { authorSlug } from '@manzil/contracts/content/category-slug';
import { NOT_TRANSLATED } from '@manzil/contracts/content/translation';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { BlogPostSummary, TeamMember, Testimonial } from '@manzil/contracts/content/collections';
import { findMovedTeamMember, listTestimonials } from '@manzil/contracts/content/rpc';
import { type Adviser, listBlogPosts, listTeam } from '@manzil/contracts/http/content';
import { listAgentProperties } from '@manzil/contracts/listings/property-rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { DomainError } from '@manzil/service-kit/errors';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { valueOf } from '../http/value-of.js';
import { testimonialsNaming } from './testimonials-naming.js';
const SHOWN = 6;
const POSTS = 3;

export interface ShownAdviser {
  adviser: Adviser;
  /** False when a part could not be loaded and is empty: the response must not be cached. */
  complete: boolean;
}

/** A team member with their live listings, and the testimonials that mention them. */
@Injectable()
export class ShowAdviser {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** For a former path of a member, returns their current one. NOT_FOUND for an unknown path. */
  async show(slug: string, lang?: TranslationLanguage): Promise<ShownAdviser | { redirectTo: string }> {
    const [{ members }, shown] = await Promise.all([
      this.rpc.request(listTeam, {}),
      lang === undefined ? undefined : this.rpc.request(listTeam, { lang }),
    ]);
    const named = members.find((each) => each.slug !== '' && each.slug === slug);
    if (named === undefined) return this.rpc.request(findMovedTeamMember, { slug });
    const member = shown === undefined ? named : shown.members.find(({ id }) => id === named.id);
    if (member === undefined)
      throw new DomainError('NOT_FOUND', 'This member is not shown in the language', {
        details: { reason: NOT_TRANSLATED },
      });
    const ofAgent = (adType: AdType) =>
      this.rpc.request(listAgentProperties, { name: member.name, brn: member.brn, adType, count: SHOWN });
    const parts = await Promise.allSettled([
      ofAgent('sale'),
      ofAgent('rent'),
      this.testimonialsOf(member, members, lang),
      this.postsBy(member, lang),
    ]);
    for (const part of parts)
      if (part.status === 'rejected')
        this.logger.warn({ err: part.reason as unknown }, 'the page of an adviser lacks a part');
    const [sale, rent, testimonials, posts] = parts;
    return {
      adviser: {
        member,
        sale: valueOf(sale) ?? { items: [], total: 0 },
        rent: valueOf(rent) ?? { items: [], total: 0 },
        testimonials: valueOf(testimonials) ?? [],
        posts: valueOf(posts) ?? [],
      },
      complete: parts.every(({ status }) => status === 'fulfilled'),
    };
  }

  /** Members are matched by name in the English texts. */
  private async testimonialsOf(
    member: TeamMember,
    members: TeamMember[],
    lang?: TranslationLanguage,
  ): Promise<Testimonial[]> {
    const [english, shown] = await Promise.all([
      this.rpc.request(listTestimonials, {}),
      lang === undefined ? undefined : this.rpc.request(listTestimonials, { lang }),
    ]);
    const naming = testimonialsNaming(member, members, english.testimonials);
    const ids = new Set(naming.map(({ id }) => id));
    return shown?.testimonials.filter(({ id }) => ids.has(id)) ?? naming;
  }

  private async postsBy({ name }: TeamMember, lang?: TranslationLanguage): Promise<BlogPostSummary[]> {
    const author = authorSlug(name);
    if (author === '') return [];
    try {
      return (await this.rpc.request(listBlogPosts, { author, limit: POSTS, lang })).posts;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return [];
      throw error;
    }
  }
}
