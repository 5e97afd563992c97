import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { Member } from '@manzil/contracts/gateway/member';
import type { JoinReason, Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import type { ListingAdviser } from '@manzil/contracts/listings/advised-listing';
import type { PersonMatch } from './person-match.entity.js';
import { emailsOf } from './person-matches.js';

interface Sources {
  members: readonly Member[];
  cards: readonly TeamMemberEntry[];
  advisers: readonly ListingAdviser[];
  matches: readonly PersonMatch[];
}

interface Joined {
  person: Person;
  by: JoinReason;
}

export const personOfMember = (memberId: string): string => `member-${memberId}`;
export const personOfCard = (cardId: number): string => `card-${cardId}`;

const lower = (text: string): string => text.trim().toLowerCase();
const digits = (phone: string | null): string => (phone ?? '').replace(/\D/g, '');
const wordsOf = (name: string): string => lower(name).split(/\s+/).toSorted().join(' ');

/** Returns the only one that fits; undefined for none and for several. */
function only<T>(items: readonly T[], fits: (item: T) => boolean): T | undefined {
  const found = items.filter(fits);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Joins logins, team cards and advisers of listings to persons: by a decision of staff, by the same email, and by a
 * licence (BRN) that one person alone has. A name in common is only a suggestion where records have emails.
 */
export function joinPeople({ members, cards, advisers, matches }: Sources): {
  people: Person[];
  doubts: PersonDoubt[];
} {
  const decided = new Map(matches.map(({ subject, person }) => [subject, person]));
  const people: Person[] = members.map((member) => ({
    ...blank(personOfMember(member.id), member.name || (member.loginName ?? member.username), member.email),
    otherEmails: emailsOf(matches, personOfMember(member.id)),
    member,
  }));
  const withEmail = (email: string): Person | undefined =>
    people.find((person) => [person.email ?? '', ...person.otherEmails].some((one) => lower(one) === email));

  for (const card of cards) {
    const joined = loginOf(card);
    if (joined === undefined || joined.person.card !== null) {
      const id = personOfCard(card.id);
      const person = blank(id, card.name, card.email || null);
      people.push({ ...person, otherEmails: emailsOf(matches, id), card });
    } else {
      Object.assign(joined.person, { card, cardJoinedBy: joined.by });
      const others = new Set([...joined.person.otherEmails, ...emailsOf(matches, personOfCard(card.id))]);
      if (card.email !== '') others.add(lower(card.email));
      others.delete(lower(joined.person.email ?? ''));
      joined.person.otherEmails = [...others];
    }
  }

  const strangers: ListingAdviser[] = [];
  for (const adviser of advisers) {
    const joined = adviserOf(adviser);
    if (joined === undefined) strangers.push(adviser);
    else {
      const { person, by } = joined;
      person.listings += adviser.listings;
      person.adviserName ??= adviser.name;
      person.listingsJoinedBy ??= by;
    }
  }

  const ofAdvisers = strangers.flatMap((adviser): PersonDoubt[] => {
    const { email, name, phone, licence, listings } = adviser;
    if (email === null) return [];
    const probable = probably(people, { name, phone, licence });
    return [
      { subject: email, name, email, phone, licence, listings, probable, apart: decided.get(email) === null },
    ];
  });
  const ofCards = people.flatMap(({ card, member }): PersonDoubt[] => {
    if (card === null || member !== null) return [];
    const { name, email, phone, brn } = card;
    const logins = people.filter((person) => person.member !== null && person.card === null);
    const probable = probably(logins, { name, phone: null, licence: null });
    const subject = personOfCard(card.id);
    const apart = decided.get(subject) === null;
    if (probable === null && !apart) return [];
    const shown = { name, email: email || null, phone: phone || null, licence: brn || null };
    return [{ subject, ...shown, listings: 0, probable, apart }];
  });
  return {
    people: people.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    doubts: [...ofCards, ...ofAdvisers],
  };

  function loginOf(card: TeamMemberEntry): Joined | undefined {
    const decision = decided.get(personOfCard(card.id));
    if (decision === null) return undefined;
    const chosen = people.find(({ id }) => id === decision);
    if (chosen !== undefined) return { person: chosen, by: 'decision' };
    if (card.email !== '') {
      const person = withEmail(lower(card.email));
      return person && { person, by: 'email' };
    }
    const holder = only(cards, ({ brn }) => brn !== '' && brn === card.brn);
    const licensed = holder && only(advisers, ({ licence }) => licence === card.brn);
    const person = licensed?.email ? withEmail(licensed.email) : undefined;
    return person && { person, by: 'licence' };
  }

  function adviserOf({ email, licence, name }: ListingAdviser): Joined | undefined {
    if (email !== null) {
      if (decided.get(email) === null) return undefined;
      const person = withEmail(email);
      if (person !== undefined)
        return { person, by: lower(person.email ?? '') === email ? 'email' : 'decision' };
    }
    const holder = only(people, ({ card }) => licence !== null && licence !== '' && card?.brn === licence);
    if (holder !== undefined && (email === null || holder.email === null))
      return { person: holder, by: 'licence' };
    const namesake = email === null ? only(people, (one) => wordsOf(one.name) === wordsOf(name)) : undefined;
    return namesake && { person: namesake, by: 'name' };
  }
}

const blank = (id: string, name: string, email: string | null): Person => ({
  id,
  name,
  email,
  otherEmails: [],
  member: null,
  card: null,
  listings: 0,
  adviserName: null,
  cardJoinedBy: null,
  listingsJoinedBy: null,
});

type Described = Pick<ListingAdviser, 'name' | 'phone' | 'licence'>;

/** The one person with the same licence, phone or name, in this order. */
function probably(people: readonly Person[], { name, phone, licence }: Described): PersonDoubt['probable'] {
  const byLicence = only(people, ({ card }) => licence !== null && licence !== '' && card?.brn === licence);
  if (byLicence !== undefined) return { id: byLicence.id, name: byLicence.name, by: 'licence' };
  const byPhone = only(
    people,
    ({ card }) => digits(phone) !== '' && digits(card?.phone ?? '') === digits(phone),
  );
  if (byPhone !== undefined) return { id: byPhone.id, name: byPhone.name, by: 'phone' };
  const byName = only(people, (one) => wordsOf(one.name) === wordsOf(name));
  return byName === undefined ? null : { id: byName.id, name: byName.name, by: 'name' };
}
