import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { TeamMemberFields } from '@manzil/contracts/content/collection-fields';
import type { TeamMember } from '@manzil/contracts/content/collections';
import { MOST_ENTRIES } from '@manzil/contracts/content/editing';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import { stampOf, type Collection } from '../editing/collection.js';
import { assertTeamSlugFree, freeSlugOfName, saveOldTeamSlug } from './team-slug.js';
import { TeamMemberEntity } from './team-member.entity.js';

export const toTeamMember = ({
  id,
  name,
  designation,
  photo,
  focalX,
  focalY,
  position,
  slug,
  brn,
  languages,
  areas,
  phone,
  whatsapp,
  about,
}: TeamMemberEntity): TeamMember => ({
  id,
  name,
  designation,
  photo,
  focalX,
  focalY,
  position,
  slug,
  brn,
  languages,
  areas,
  phone,
  whatsapp,
  about,
});

const toEntry = (member: TeamMemberEntity): TeamMemberEntry => ({
  ...toTeamMember(member),
  email: member.email,
  brnExpires: member.brnExpires,
  advises: member.advises,
  ...stampOf(member),
});

export const TEAM = {
  kind: 'team-member',
  entity: TeamMemberEntity,
  noun: 'team member',
  audited: { kind: 'team-member', section: '/backend/team' },
  order: { position: 'ASC', id: 'ASC' },
  placed: true,
  most: MOST_ENTRIES,
  titleOf: ({ name }) => name,
  publishesSaves: true,
  publishing: {
    kind: 'team-member',
    fieldsOf: (member) => {
      const { id: _id, position: _position, ...fields } = toTeamMember(member);
      return fields;
    },
    titleField: 'name',
    kept: ['slug'],
    isLive: ({ live }) => live,
    setLive: (member, live) => {
      member.live = live;
    },
  },
  filesIn: ({ photo }) => [photo || null],
  toEntry,
  toListed: toEntry,
  write: writeTeamMember,
  slug: {
    of: ({ slug }) => slug,
    set: (member, slug) => {
      member.slug = slug;
    },
  },
  assertFits: (member, { manager }) => assertTeamSlugFree(manager, member.slug, member.id),
} satisfies Collection<TeamMemberEntity, TeamMemberFields, TeamMemberEntry>;

/**
 * The details for staff are in no version: a restored version or a draft leaves them as they are.
 *
 * A given slug must be free; without one the member keeps the current slug, or gets a slug derived from the name. The
 * former slug redirects to the new one.
 */
async function writeTeamMember(
  member: TeamMemberEntity,
  { slug, email, brnExpires, advises, ...fields }: TeamMemberFields,
  { manager }: WriteContext,
): Promise<void> {
  const before: Partial<TeamMemberEntity> = member;
  if (slug !== '' && slug !== before.slug) await assertTeamSlugFree(manager, slug, before.id);
  const path = slug || (before.slug ?? (await freeSlugOfName(manager, fields.name, before.id)));
  if (before.id !== undefined && before.slug !== undefined && before.slug !== path)
    await saveOldTeamSlug(manager, before.slug, member);
  Object.assign(member, fields);
  member.slug = path;
  member.email = email ?? before.email ?? '';
  member.brnExpires = brnExpires === undefined ? (before.brnExpires ?? null) : brnExpires;
  member.advises = advises ?? before.advises ?? true;
}
