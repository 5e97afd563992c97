import { usernameSchema, type LinkDelivery, type SingleUseLink } from '@manzil/contracts/gateway/member';
import type { Person, PersonFields } from '@manzil/contracts/gateway/person';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { ChangeMember } from '../members/change-member.js';
import { InviteMember } from '../members/invite-member.js';
import { MailLink } from '../passwords/mail-link.js';
import { personOfCard, personOfMember } from './join-people.js';
import { ListPeople } from './list-people.js';
import { keepJoined, moveMatches } from './person-matches.js';
import { SaveCard } from './save-card.js';

export interface SavedPerson {
  id: string;
  invitation: { link: SingleUseLink; delivery: LinkDelivery } | null;
}

interface SavedLogin {
  memberId: string | undefined;
  isChanged: boolean;
  invitation: SavedPerson['invitation'];
}

/** Saves a person: first the login, then the team card. */
@Injectable()
export class SavePerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listPeople: ListPeople,
    private readonly inviteMember: InviteMember,
    private readonly changeMember: ChangeMember,
    private readonly mailLink: MailLink,
    private readonly saveCard: SaveCard,
  ) {}

  /** CONFLICT when another person has the email. */
  async add(fields: PersonFields, actor: Actor): Promise<SavedPerson> {
    const { people } = await this.listPeople.list();
    const email = fields.email.toLowerCase();
    if (email !== '' && people.some((person) => person.email?.toLowerCase() === email))
      throw wrongEmail('CONFLICT', 'A person with this email already exists.');
    return this.save(undefined, fields, actor);
  }

  /** NOT_FOUND when there is no such person. */
  async change(id: string, fields: PersonFields, actor: Actor): Promise<SavedPerson> {
    const { people } = await this.listPeople.list();
    // A card that got a login since the form was opened is part of that person.
    const person = people.find((each) => each.id === id || (each.card && personOfCard(each.card.id) === id));
    if (person === undefined) throw new DomainError('NOT_FOUND', 'There is no such person');
    return this.save(person, fields, actor);
  }

  private async save(person: Person | undefined, fields: PersonFields, actor: Actor): Promise<SavedPerson> {
    const card = person?.card ?? null;
    if (person === undefined && !fields.mayLogIn && !fields.onTeamPage && !fields.advises)
      throw new DomainError(
        'VALIDATION_FAILED',
        'Switch on what the person is: a login, the team page or an adviser.',
      );
    const login = await this.saveLogin(person, fields, actor);
    const member = login.memberId === undefined ? undefined : personOfMember(login.memberId);
    const { manager } = this.dataSource;
    if (card !== null && member !== undefined && person?.member === null)
      await moveMatches(manager, personOfCard(card.id), member);
    const cardId = await this.saveCard.save(card, fields, actor.username).catch((error: unknown) => {
      throw afterLogin(error, login.isChanged ? member : undefined);
    });
    if (card !== null && member === undefined)
      await keepJoined(manager, personOfCard(card.id), card.email, fields.email);
    const id = member ?? (cardId === undefined ? person?.id : personOfCard(cardId));
    if (id === undefined) throw new Error('A saved person has a login or a card');
    return { id, invitation: login.invitation };
  }

  private async saveLogin(
    person: Person | undefined,
    { name, email, mayLogIn, role }: PersonFields,
    actor: Actor,
  ): Promise<SavedLogin> {
    const member = person?.member ?? null;
    if (member !== null) {
      const change = {
        ...(name !== member.name && { name }),
        ...(email !== (member.email ?? '') && { email }),
        ...(mayLogIn && role !== member.role && { role }),
        ...(mayLogIn === (member.state === 'disabled') && { disabled: !mayLogIn }),
      };
      const isChanged = Object.keys(change).length > 0;
      if (isChanged) await this.changeMember.change(member.id, change, actor);
      return { memberId: member.id, isChanged, invitation: null };
    }
    if (!mayLogIn) return { memberId: undefined, isChanged: false, invitation: null };
    const username = usernameSchema.safeParse(email);
    if (!username.success)
      throw wrongEmail('VALIDATION_FAILED', 'A login needs an email, which is also its username.');
    const invited = await this.inviteMember.invite({ username: username.data, role, name, email }, actor);
    const { link } = invited;
    const delivery = await this.mailLink.mail(invited.member, link);
    return { memberId: invited.member.id, isChanged: true, invitation: { link, delivery } };
  }
}

function wrongEmail(code: 'CONFLICT' | 'VALIDATION_FAILED', message: string): DomainError {
  return new DomainError(code, message, { issues: [{ field: 'email', message }] });
}

/** Says which parts were saved. */
function afterLogin(error: unknown, person: string | undefined): unknown {
  if (!(error instanceof DomainError)) return error;
  const isStale = error.extra.details?.reason === 'version';
  const reason = isStale ? 'a colleague changed it. Reload this page to see the changes' : error.message;
  const message =
    person === undefined
      ? `The team card was not saved: ${reason}.`
      : `The login was saved. The team card was not: ${reason}.`;
  const issues = error.extra.issues?.map(({ field, message: issue }) => ({
    field: field.replace(/^fields\./, ''),
    message: issue,
  }));
  return new DomainError(error.code, message, {
    ...(issues && { issues }),
    ...(person !== undefined && { details: { person } }),
  });
}
