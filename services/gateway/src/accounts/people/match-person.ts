import type { matchPerson } from '@manzil/contracts/http/people';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import type { Input } from '../../http/input.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { ListDisabledMembers } from '../members/list-disabled-members.js';
import { ListPeople } from './list-people.js';
import { storeMatch } from './person-matches.js';

/** Stores a decision about whose record an email or a card is; leads are assigned by it from then on. */
@Injectable()
export class MatchPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listPeople: ListPeople,
    private readonly audit: AuditTrail,
    private readonly members: ListDisabledMembers,
  ) {}

  /** NOT_FOUND when there is no such person. */
  async match({ subject, person: id }: Input<typeof matchPerson>['body'], actor: Actor): Promise<void> {
    const { people } = await this.listPeople.list();
    const person = people.find((each) => each.id === id);
    if (typeof id === 'string' && person === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such person');
    await this.dataSource.transaction(async (manager) => {
      await storeMatch(manager, subject, id);
      await this.members.publish(manager);
      const entity = { kind: 'person', id: null, title: person?.name ?? subject, link: '/backend/people' };
      const details = { adviser: subject };
      await this.audit.record(manager, { ...actor, action: 'person-matched', entity, details });
    });
  }
}
