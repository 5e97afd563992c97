import type { SingleUseLink } from '@manzil/contracts/gateway/member';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { safeError } from '@manzil/service-kit/safe-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, Raw } from 'typeorm';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { Member } from '../members/member.entity.js';
import { MailLink } from './mail-link.js';
import { SingleUseTokens } from './single-use-tokens.js';

const HOURS = 1;

/** Mails a link to a member who forgot their password. */
@Injectable()
export class RequestOwnLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: LoginThrottle,
    private readonly links: SingleUseTokens,
    private readonly mailLink: MailLink,
    private readonly audit: AuditTrail,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /**
   * Is limited as a login attempt (RATE_LIMITED). The mail is not awaited, so that the response time does not reveal
   * whether the member exists.
   */
  async request(email: string, address: string): Promise<void> {
    await this.throttle.admit(email, address);
    void this.mail(email, address).catch((error: unknown) => {
      this.logger.warn({ err: safeError(error) }, 'a link that was asked for could not be mailed');
    });
  }

  private async mail(email: string, address: string): Promise<void> {
    const issued = await this.issue(email, address);
    if (issued === undefined) return;
    const delivery = await this.mailLink.mail(issued.member, issued.link);
    // An undelivered link would prevent the member from requesting another one.
    if (delivery !== 'mailed') await this.links.withdraw(issued.link.token);
  }

  /**
   * Issues nothing while an earlier link is valid: otherwise a stranger who knows the address could invalidate a link
   * that an admin issued, or cause repeated mails.
   */
  private issue(
    email: string,
    address: string,
  ): Promise<{ member: Member; link: SingleUseLink } | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const member = await manager.findOne(Member, {
        where: {
          email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
          disabledAt: IsNull(),
          passwordHash: Not(IsNull()),
        },
        lock: { mode: 'pessimistic_write' },
      });
      if (member === null || (await this.links.isPending(manager, member.id))) return undefined;
      const entity = memberEntity(member);
      await this.audit.record(manager, { action: 'password-link-requested', entity, address });
      return { member, link: await this.links.issue(manager, member.id, 'reset', HOURS) };
    });
  }
}
