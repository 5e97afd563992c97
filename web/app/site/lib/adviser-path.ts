import type { TeamMember } from '@manzil/contracts/content/collections';
import type { Agent } from '@manzil/contracts/listings/property';

/** The page of a team member; undefined for a member without one. */
export const adviserPath = ({ slug }: Pick<TeamMember, 'slug'>): string | undefined =>
  slug === '' ? undefined : `/meetmyteam/${slug}`;

type Known = Pick<TeamMember, 'slug' | 'name' | 'brn'>;

/** The page of a listing's agent: by registration number, or by name where one of both has no number. */
export function pathOfAgent(agent: Pick<Agent, 'name' | 'licence'> | null, team: readonly Known[]) {
  if (agent === null) return undefined;
  const brn = agent.licence?.trim() ?? '';
  const name = agent.name.trim().toLowerCase();
  const found =
    team.find((member) => brn !== '' && member.brn === brn) ??
    team.find(
      (member) =>
        (brn === '' || member.brn === '') && name !== '' && member.name.trim().toLowerCase() === name,
    );
  return found && adviserPath(found);
}
