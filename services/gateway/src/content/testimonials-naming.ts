import type { TeamMember, Testimonial } from '@manzil/contracts/content/collections';

type Named = Pick<TeamMember, 'id' | 'name'>;

const firstNameOf = ({ name }: Named): string => name.trim().split(/\s+/)[0] ?? '';

/** Returns true when the text has these words as whole words, not as parts of others. */
function mentions(text: string, words: string): boolean {
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return words !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/**
 * Testimonials that mention the member: by the full name, or by a first name that no other team member has. A first
 * name must begin with a capital letter.
 */
export function testimonialsNaming<T extends Pick<Testimonial, 'review'>>(
  member: Named,
  team: readonly Named[],
  testimonials: readonly T[],
): T[] {
  const first = firstNameOf(member);
  const isAlone = team.every((other) => other.id === member.id || firstNameOf(other) !== first);
  const words = isAlone ? [member.name.trim(), first] : [member.name.trim()];
  return testimonials.filter(({ review }) => words.some((each) => mentions(review, each)));
}
