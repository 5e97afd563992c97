import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { TeamMemberFields } from '@manzil/contracts/content/collection-fields';
import type { TeamMember } from '@manzil/contracts/content/collections';
import { MOST_ENTRIES } from '@manzil/contracts/content/editing';
import { stampOf, type Collection } from '../editing/collection.js';
import { TeamMemberEntity } from './team-member.entity.js';

export const toTeamMember = ({
  id,
  name,
  designation,
  photo,
  focalX,
  focalY,
  position,
}: TeamMemberEntity): TeamMember => ({ id, name, designation, photo, focalX, focalY, position });

const toEntry = (member: TeamMemberEntity): TeamMemberEntry => ({
  ...toTeamMember(member),
  ...stampOf(member),
});

export const TEAM: Collection<TeamMemberEntity, TeamMemberFields, TeamMemberEntry> = {
  kind: 'team-member',
  entity: TeamMemberEntity,
  noun: 'team member',
  audited: { kind: 'team-member', section: '/backend/team' },
  order: { position: 'ASC', id: 'ASC' },
  placed: true,
  most: MOST_ENTRIES,
  titleOf: ({ name }) => name,
  filesIn: ({ photo }) => [photo],
  toEntry,
  toListed: toEntry,
  write: (member, { name, designation, photo, focalX, focalY }) => {
    Object.assign(member, { name, designation, photo, focalX, focalY });
  },
};
