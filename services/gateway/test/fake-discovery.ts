import type { TeamMember } from '@manzil/contracts/content/collections';
import {
  listContentSitemaps,
  writeBlogFeed,
  writeContentSitemap,
} from '@manzil/contracts/content/discovery-rpc';
import { findMovedTeamMember } from '@manzil/contracts/content/rpc';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { listListingSitemaps, writeListingSitemap } from '@manzil/contracts/listings/discovery-rpc';
import { listAgentProperties } from '@manzil/contracts/listings/property-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { listBlogPosts, listTeam } from '@manzil/contracts/http/content';
import { pickListings } from '@manzil/contracts/http/listings';

/** The records that the fake services return. Tests change them. */
export const toFind = {
  /** The text of each slice of a sitemap. */
  slices: [] as string[],
  contentAnswers: true,
  cards: [] as ListingCard[],
  team: [] as TeamMember[],
  movedTeam: {} as Record<string, string>,
  requestedAgent: [] as { name: string; brn: string; adType: string }[],
};

const DAY = '2026-09-14T08:00:00.000Z';

@Controller()
export class FakeDiscovery {
  @HandleRpc(listListingSitemaps)
  listingSitemaps() {
    return Promise.resolve({ sitemaps: [{ name: 'lists' }, { name: 'listings/0', updatedAt: DAY }] });
  }

  @HandleRpc(listContentSitemaps)
  contentSitemaps() {
    if (!toFind.contentAnswers) throw new Error('content is broken');
    return Promise.resolve({ sitemaps: [{ name: 'static' }] });
  }

  @HandleRpc(writeListingSitemap)
  listingSitemap({ name, origin, cursor }: { name: string; origin: string; cursor?: string | undefined }) {
    if (name === 'listings/9') throw new DomainError('NOT_FOUND', 'There is no such sitemap');
    return slice(`listings: ${name} ${origin}`, cursor);
  }

  @HandleRpc(writeContentSitemap)
  contentSitemap({ name, origin, cursor }: { name: string; origin: string; cursor?: string | undefined }) {
    return slice(`content: ${name} ${origin}`, cursor);
  }

  @HandleRpc(writeBlogFeed)
  feed({ origin }: { origin: string }) {
    return Promise.resolve({ text: `feed of ${origin}` });
  }

  @HandleRpc(pickListings)
  pick({ ids }: { ids: number[] }) {
    return Promise.resolve({ items: toFind.cards.filter(({ id }) => ids.includes(id)) });
  }

  @HandleRpc(listTeam)
  team() {
    return Promise.resolve({ members: toFind.team });
  }

  @HandleRpc(listBlogPosts)
  posts() {
    return Promise.resolve({ posts: [] });
  }

  @HandleRpc(findMovedTeamMember)
  moved({ slug }: { slug: string }) {
    const redirectTo = toFind.movedTeam[slug];
    if (redirectTo === undefined) throw new DomainError('NOT_FOUND', 'There is no such member of the team');
    return Promise.resolve({ redirectTo });
  }

  @HandleRpc(listAgentProperties)
  ofAgent({ name, brn, adType, count }: { name: string; brn: string; adType: string; count: number }) {
    toFind.requestedAgent.push({ name, brn, adType });
    const items = toFind.cards.filter((card) => card.adType === adType);
    return Promise.resolve({ items: items.slice(0, count), total: items.length });
  }
}

function slice(of: string, cursor = '0') {
  const position = Number(cursor);
  const text = `${of} ${toFind.slices[position] ?? ''}\n`;
  return Promise.resolve({ text, next: position + 1 < toFind.slices.length ? String(position + 1) : null });
}
