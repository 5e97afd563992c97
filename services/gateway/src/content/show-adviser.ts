import type { TeamMember, Testimonial } from '@manzil/contracts/content/collections';
import { listTeamMembers, listTestimonials } from '@manzil/contracts/content/rpc';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { listAgentProperties } from '@manzil/contracts/listings/rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { DomainError } from '@manzil/service-kit/errors';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { testimonialsNaming } from './testimonials-naming.js';

const SHOWN = 6;

interface AdviserListings {
  items: ListingCard[];
  total: number;
}

export interface Adviser {
  member: TeamMember;
  testimonials: Testimonial[];
  sale: AdviserListings;
  rent: AdviserListings;
}

export interface ShownAdviser {
  adviser: Adviser;
  /** False when a part could not be had and is empty: the answer is good for this once. */
  complete: boolean;
}

/** A member of the team with what they have on the market, and what clients say who name them. */
@Injectable()
export class ShowAdviser {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** NOT_FOUND when nobody has the path. */
  async show(slug: string): Promise<ShownAdviser> {
    const { members } = await this.rpc.ask(listTeamMembers, {});
    const member = members.find((each) => each.slug !== '' && each.slug === slug);
    if (member === undefined) throw new DomainError('NOT_FOUND', 'There is no such member of the team');
    const ofAgent = (adType: AdType) =>
      this.rpc.ask(listAgentProperties, { name: member.name, brn: member.brn, adType, count: SHOWN });
    const parts = await Promise.allSettled([
      ofAgent('sale'),
      ofAgent('rent'),
      this.rpc.ask(listTestimonials, {}),
    ]);
    for (const part of parts)
      if (part.status === 'rejected')
        this.logger.warn({ err: part.reason as unknown }, 'the page of an adviser lacks a part');
    const [sale, rent, testimonials] = parts;
    return {
      adviser: {
        member,
        sale: sale.status === 'fulfilled' ? sale.value : { items: [], total: 0 },
        rent: rent.status === 'fulfilled' ? rent.value : { items: [], total: 0 },
        testimonials:
          testimonials.status === 'fulfilled'
            ? testimonialsNaming(member, members, testimonials.value.testimonials)
            : [],
      },
      complete: parts.every(({ status }) => status === 'fulfilled'),
    };
  }
}
