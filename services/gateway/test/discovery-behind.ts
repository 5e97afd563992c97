import { listBlogPosts, listTeamMembers } from '@manzil/contracts/content/rpc';
import type { BlogPost, TeamMember } from '@manzil/contracts/content/collections';
import type { ListingCard } from '@manzil/contracts/listings/property';
import {
  listAgentProperties,
  listPropertyAddresses,
  outlineProperties,
  pickProperties,
} from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';

/** What there is to be found. Tests change it. */
export const toFind = {
  listings: [] as { id: number; pagelink: string; updatedAt: string; image: string | null }[],
  cards: [] as ListingCard[],
  posts: [] as BlogPost[],
  team: [] as TeamMember[],
  agentAsked: [] as { name: string; brn: string; adType: string }[],
};

const PART = 2;

@Controller()
export class DiscoveryBehind {
  @HandleRpc(outlineProperties)
  outline() {
    const updatedAt = toFind.listings
      .map((listing) => listing.updatedAt)
      .sort()
      .at(-1);
    return Promise.resolve({
      slices: updatedAt === undefined ? [] : [{ slice: 0, adTypes: ['sale' as const], updatedAt }],
    });
  }

  @HandleRpc(listPropertyAddresses)
  addresses({ slice, afterId }: { slice: number; afterId: number }) {
    const rest = slice === 0 ? toFind.listings.filter(({ id }) => id > afterId) : [];
    const items = rest.slice(0, PART);
    return Promise.resolve({ items, nextAfterId: rest.length > PART ? (items.at(-1)?.id ?? null) : null });
  }

  @HandleRpc(pickProperties)
  pick({ ids }: { ids: number[] }) {
    return Promise.resolve({ items: toFind.cards.filter(({ id }) => ids.includes(id)) });
  }

  @HandleRpc(listBlogPosts)
  posts({ limit, offset }: { limit: number; offset: number }) {
    return Promise.resolve({ posts: toFind.posts.slice(offset, offset + limit) });
  }

  @HandleRpc(listTeamMembers)
  team() {
    return Promise.resolve({ members: toFind.team });
  }

  @HandleRpc(listAgentProperties)
  ofAgent({ name, brn, adType, count }: { name: string; brn: string; adType: string; count: number }) {
    toFind.agentAsked.push({ name, brn, adType });
    const items = toFind.cards.filter((card) => card.adType === adType);
    return Promise.resolve({ items: items.slice(0, count), total: items.length });
  }
}
