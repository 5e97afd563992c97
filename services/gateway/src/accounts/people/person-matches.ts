import type { EntityManager } from 'typeorm';
import { PersonMatch } from './person-match.entity.js';

/** Stores whose record a subject is; null: of none of the persons, undefined: not decided. */
export async function storeMatch(
  manager: EntityManager,
  subject: string,
  person: string | null | undefined,
): Promise<void> {
  if (person === undefined) await manager.delete(PersonMatch, { subject });
  else await manager.upsert(PersonMatch, { subject, person }, ['subject']);
}

/** Leaves a former email with its person, so that records that still have it stay joined. */
export async function keepJoined(
  manager: EntityManager,
  person: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  const [former, current] = [before?.toLowerCase() ?? '', after?.toLowerCase() ?? ''];
  if (former === current) return;
  if (former !== '') await storeMatch(manager, former, person);
  if (current !== '') await storeMatch(manager, current, undefined);
}

/** Hands over what belongs to a card when its person gets a login. */
export async function moveMatches(manager: EntityManager, card: string, member: string): Promise<void> {
  await manager.update(PersonMatch, { person: card }, { person: member });
  await storeMatch(manager, card, member);
}

/** Emails beside their own by which feeds name a member. */
export async function joinedEmails(manager: EntityManager, person: string): Promise<string[]> {
  return emailsOf(await manager.findBy(PersonMatch, { person }), person);
}

/** The emails among the subjects that were decided to be a person's. */
export const emailsOf = (matches: readonly PersonMatch[], person: string): string[] =>
  matches.flatMap((match) => (match.person === person && match.subject.includes('@') ? [match.subject] : []));
