import type { TeamMember } from '@manzil/contracts/content/collections';
import { z } from 'zod';

export const teamMemberRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  photo: z.string(),
  designation: z.string(),
});
export type TeamMemberRow = z.output<typeof teamMemberRowSchema>;

export const toTeamMemberRow = ({ id, name, photo, designation }: TeamMember): TeamMemberRow => ({
  id,
  name,
  photo,
  designation,
});
