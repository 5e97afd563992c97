import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { MemberDirectory } from '../http/ports.js';

/** Requires that an adviser or assignee is an active member. */
@Injectable()
export class RequireMember {
  constructor(private readonly members: MemberDirectory) {}

  /** VALIDATION_FAILED at `field` otherwise. */
  async require(username: string, field: 'adviser' | 'assignee' = 'adviser'): Promise<void> {
    if ((await this.members.leadWorkers()).includes(username)) return;
    const message = `There is no member ${username}`;
    throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
  }
}
