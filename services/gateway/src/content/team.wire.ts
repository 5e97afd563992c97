import type { TeamMember } from '@manzil/contracts/content/collections';

export interface TeamMemberRow {
  id: number;
  name: string;
  photo: string;
  designation: string;
}

export const toTeamMemberRow = ({ id, name, photo, designation }: TeamMember): TeamMemberRow => ({
  id,
  name,
  photo,
  designation,
});
