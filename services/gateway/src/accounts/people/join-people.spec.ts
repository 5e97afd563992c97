import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { Member } from '@manzil/contracts/gateway/member';
import type { ListingAdviser } from '@manzil/contracts/listings/advised-listing';
import { describe, expect, it } from 'vitest';
import { joinPeople, personOfCard, personOfMember } from './join-people.js';

const memberId = (last: number): string => `0190a3c4-0000-7000-8000-00000000000${last}`;
const member = (last: number, name: string, email: string | null): Member => ({
  id: memberId(last),
  username: `login${last}`,
  name,
  email,
  role: 'agent',
  state: 'active',
  createdAt: '2026-11-22T09:00:00Z',
  lastLoginAt: null,
  hasSecondFactor: false,
});
const card = (id: number, name: string, details: Partial<TeamMemberEntry> = {}): TeamMemberEntry => ({
  id,
  name,
  designation: 'Adviser',
  photo: '/uploads/p.webp',
  focalX: 50,
  focalY: 50,
  position: id,
  slug: `adviser-${id}`,
  brn: '',
  languages: [],
  areas: [],
  phone: '',
  whatsapp: '',
  about: '',
  email: '',
  brnExpires: null,
  advises: true,
  version: 1,
  updatedAt: '2026-11-22T09:00:00Z',
  updatedBy: '',
  ...details,
});
const adviser = (
  name: string,
  email: string | null,
  details: Partial<ListingAdviser> = {},
): ListingAdviser => ({
  name,
  email,
  phone: null,
  photo: null,
  licence: null,
  listings: 3,
  ...details,
});
const join = (sources: Partial<Parameters<typeof joinPeople>[0]>) =>
  joinPeople({ members: [], cards: [], advisers: [], matches: [], ...sources });

const noor = member(1, 'Noor Haddad', 'Noor@agency.example');

describe('persons', () => {
  it('are joined by an email, ignoring case', () => {
    const { people, doubts } = join({
      members: [noor],
      cards: [card(7, 'N. Haddad', { email: 'noor@AGENCY.example' })],
      advisers: [adviser('Noor', 'noor@agency.example')],
    });
    expect(people).toMatchObject([
      {
        id: personOfMember(noor.id),
        card: { id: 7 },
        listings: 3,
        cardJoinedBy: 'email',
        listingsJoinedBy: 'email',
      },
    ]);
    expect(doubts).toEqual([]);
  });

  it('are joined by a licence that one card and one adviser have, as cards of earlier releases have no email', () => {
    const sources = {
      members: [noor],
      cards: [card(7, 'N. Haddad', { brn: '48377' })],
      advisers: [adviser('Noor', 'noor@agency.example', { licence: '48377' })],
    };
    expect(join(sources).people).toMatchObject([{ cardJoinedBy: 'licence', listings: 3 }]);
    const twice = { ...sources, cards: [...sources.cards, card(8, 'Twin', { brn: '48377' })] };
    expect(join(twice).people.map(({ id, listings }) => [id, listings])).toEqual([
      ['card-7', 0],
      [personOfMember(noor.id), 3],
      ['card-8', 0],
    ]);
  });

  it('are not joined by a name, which is suggested', () => {
    const { people, doubts } = join({ members: [noor], cards: [card(7, 'Haddad Noor')] });
    expect(people).toHaveLength(2);
    expect(doubts).toMatchObject([
      { subject: 'card-7', apart: false, probable: { id: personOfMember(noor.id), by: 'name' } },
    ]);
  });

  it('follow the decisions of staff', () => {
    const sources = {
      members: [noor],
      cards: [card(7, 'Haddad Noor'), card(8, 'Omar', { email: 'omar@agency.example' })],
      advisers: [adviser('N. Haddad', 'nh@portal.example'), adviser('Omar', 'omar@agency.example')],
    };
    const person = personOfMember(noor.id);
    const joined = join({
      ...sources,
      matches: [
        { subject: 'nh@portal.example', person },
        { subject: personOfCard(7), person },
        { subject: 'omar@agency.example', person: null },
      ],
    });
    expect(joined.people).toMatchObject([
      {
        id: person,
        card: { id: 7 },
        listings: 3,
        otherEmails: ['nh@portal.example'],
        cardJoinedBy: 'decision',
      },
      { id: 'card-8', listings: 0 },
    ]);
    expect(joined.doubts).toMatchObject([{ subject: 'omar@agency.example', apart: true }]);
  });

  it.each([
    ['licence', { brn: '48377' }, { licence: '48377' }],
    ['phone', { phone: '+971 50 111 0102' }, { phone: '+971501110102' }],
    ['name', {}, {}],
  ] as const)('are suggested to an adviser with another email by the same %s', (by, ofCard, ofAdviser) => {
    const { doubts } = join({
      cards: [card(7, by === 'name' ? 'Noor' : 'N. Haddad', { email: 'noor@agency.example', ...ofCard })],
      advisers: [adviser('Noor', 'nh@portal.example', ofAdviser)],
    });
    expect(doubts).toMatchObject([
      { subject: 'nh@portal.example', listings: 3, probable: { id: 'card-7', by } },
    ]);
  });

  it('have the listings of an adviser without an email by their licence or name', () => {
    const sources = { cards: [card(7, 'Noor', { brn: '48377' }), card(8, 'Omar')] };
    const { people } = join({
      ...sources,
      advisers: [adviser('Somebody', null, { licence: '48377' }), adviser('omar', null)],
    });
    expect(people.map(({ id, listings }) => [id, listings])).toEqual([
      ['card-7', 3],
      ['card-8', 3],
    ]);
  });
});
