import { DomainError } from '@manzil/service-kit/errors';
import { IsNull, Like, Not, type EntityManager } from 'typeorm';
import { OldTeamSlugEntity } from './old-team-slug.entity.js';
import { TeamMemberEntity } from './team-member.entity.js';

const LONGEST = 100;

/** "Daniel Okafor" is `daniel-okafor`; a name without Latin letters is `adviser`. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '') || 'adviser';

/** CONFLICT when a member other than `ownId` has the slug. Must be called while the collection is locked. */
export async function assertTeamSlugFree(
  manager: EntityManager,
  slug: string,
  ownId: number | undefined,
): Promise<void> {
  if (await isFree(manager, slug, ownId)) return;
  throw new DomainError('CONFLICT', 'Another member of the team has this address', {
    issues: [{ field: 'slug', message: 'Another member of the team has this address' }],
    details: { reason: 'slug-taken' },
  });
}

/** Returns a slug of the name, with a number appended when another member has it. */
export async function freeSlugOfName(
  manager: EntityManager,
  name: string,
  ownId: number | undefined,
): Promise<string> {
  const base = slugOfName(name);
  // A slug has no character that LIKE gives a meaning.
  const others = { deletedAt: IsNull(), ...(ownId !== undefined && { id: Not(ownId) }) };
  const namesakes = await manager.find(TeamMemberEntity, {
    select: { slug: true },
    where: { ...others, slug: Like(`${base}%`) },
  });
  const taken = new Set(namesakes.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/**
 * Makes an old slug redirect to the member who had it last. A member who is not public does not take over a redirect.
 */
export async function saveOldTeamSlug(
  manager: EntityManager,
  slug: string,
  { id: memberId, live }: Pick<TeamMemberEntity, 'id' | 'live'>,
): Promise<void> {
  if (live) await manager.upsert(OldTeamSlugEntity, { slug, memberId }, ['slug']);
  else
    await manager
      .createQueryBuilder()
      .insert()
      .into(OldTeamSlugEntity)
      .values({ slug, memberId })
      .orIgnore()
      .execute();
}

/** Returns the current slug of the member who had this one before, if that member is public. */
export async function findMovedTeamSlug(manager: EntityManager, slug: string): Promise<string | undefined> {
  const old = await manager.findOneBy(OldTeamSlugEntity, { slug });
  if (old === null) return undefined;
  return (await manager.findOneBy(TeamMemberEntity, { id: old.memberId, live: true, deletedAt: IsNull() }))
    ?.slug;
}

async function isFree(manager: EntityManager, slug: string, ownId: number | undefined): Promise<boolean> {
  const others = { slug, deletedAt: IsNull(), ...(ownId !== undefined && { id: Not(ownId) }) };
  return !(await manager.existsBy(TeamMemberEntity, others));
}
