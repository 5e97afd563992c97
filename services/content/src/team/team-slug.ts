import { DomainError } from '@manzil/service-kit/errors';
import { IsNull, Not, type EntityManager } from 'typeorm';
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

/** CONFLICT when a member other than `ownId` has the path. Called while changes to the team take turns. */
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

/** A path made of the name, with a number behind it where another member has the name. */
export async function freeSlugOfName(
  manager: EntityManager,
  name: string,
  ownId: number | undefined,
): Promise<string> {
  const base = slugOfName(name);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await isFree(manager, slug, ownId)) return slug;
  }
}

async function isFree(manager: EntityManager, slug: string, ownId: number | undefined): Promise<boolean> {
  const others = { slug, deletedAt: IsNull(), ...(ownId !== undefined && { id: Not(ownId) }) };
  return !(await manager.existsBy(TeamMemberEntity, others));
}
