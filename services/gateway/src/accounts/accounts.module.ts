import { Global, Module } from '@nestjs/common';
import { ApiTokenController } from './api-tokens/api-token.controller.js';
import { CreateApiToken } from './api-tokens/create-api-token.js';
import { ListApiTokens } from './api-tokens/list-api-tokens.js';
import { RecogniseToken } from './api-tokens/recognise-token.js';
import { RevokeApiToken } from './api-tokens/revoke-api-token.js';
import { RecordEventsController } from './audit/record-events.controller.js';
import { TrailAuditLog } from './audit/trail-audit-log.js';
import { RecordRefusals } from './audit/record-refusals.js';
import { WarnOfOpenTrail } from './audit/warn-of-open-trail.js';
import {
  AuditLog,
  CallerIdentity,
  MemberDirectory,
  PublishingRights,
  RefusalLog,
  TokenIdentity,
} from '../http/ports.js';
import { AccountController } from './login/account.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditTrail } from './audit/audit-trail.js';
import { ChangeMember } from './members/change-member.js';
import { ChangePassword } from './passwords/change-password.js';
import { ChoosePassword } from './passwords/choose-password.js';
import { CreateFirstAdmin } from './passwords/create-first-admin.js';
import { EndSession } from './sessions/end-session.js';
import { FindMembers } from './members/find-members.js';
import { InviteMember } from './members/invite-member.js';
import { IssueResetLink } from './members/issue-reset-link.js';
import { DeviceCookie } from './login/device-cookie.js';
import { KnownDevices } from './login/known-devices.js';
import { ListDisabledMembers } from './members/list-disabled-members.js';
import { ListMembers } from './members/list-members.js';
import { LogIn } from './login/log-in.js';
import { LogOut } from './login/log-out.js';
import { LoginThrottle } from './login/login-throttle.js';
import { MemberController } from './members/member.controller.js';
import { MailLink } from './passwords/mail-link.js';
import { RequestOwnLink } from './passwords/request-own-link.js';
import { SingleUseTokens } from './passwords/single-use-tokens.js';
import { OwnDetails } from './members/own-details.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { PasswordController } from './passwords/password.controller.js';
import { PublishingPolicy } from './policy/publishing-policy.js';
import { PublishingPolicyController } from './policy/publishing-policy.controller.js';
import { ListPeople } from './people/list-people.js';
import { MatchPerson } from './people/match-person.js';
import { SaveCard } from './people/save-card.js';
import { SavePerson } from './people/save-person.js';
import { PersonController } from './people/person.controller.js';
import { ReadAudit } from './audit/read-audit.js';
import { RecogniseCaller } from './recognise-caller.js';
import { PUSH } from './push/push-providers.js';
import { SECOND_FACTOR } from './second-factor/second-factor-providers.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.js';

/** Global, because `http` uses it to recognise callers and record refusals for every feature. */
@Global()
@Module({
  controllers: [
    AccountController,
    ApiTokenController,
    AuditController,
    MemberController,
    OwnSessionsController,
    PasswordController,
    PersonController,
    PublishingPolicyController,
    ...PUSH.controllers,
    ...SECOND_FACTOR.controllers,
    RecordEventsController,
  ],
  providers: [
    AuditTrail,
    ChangeMember,
    ChangePassword,
    ChoosePassword,
    CreateApiToken,
    CreateFirstAdmin,
    DeviceCookie,
    EndSession,
    InviteMember,
    IssueResetLink,
    KnownDevices,
    ListApiTokens,
    ListDisabledMembers,
    ListMembers,
    ListPeople,
    LogIn,
    LogOut,
    LoginThrottle,
    MailLink,
    MatchPerson,
    OwnDetails,
    SaveCard,
    SavePerson,
    SingleUseTokens,
    PublishingPolicy,
    ReadAudit,
    RecordRefusals,
    RequestOwnLink,
    RevokeApiToken,
    SessionCookie,
    Sessions,
    ...PUSH.providers,
    ...SECOND_FACTOR.providers,
    WarnOfOpenTrail,
    { provide: AuditLog, useClass: TrailAuditLog },
    { provide: MemberDirectory, useClass: FindMembers },
    { provide: CallerIdentity, useClass: RecogniseCaller },
    { provide: TokenIdentity, useClass: RecogniseToken },
    { provide: PublishingRights, useExisting: PublishingPolicy },
    { provide: RefusalLog, useExisting: RecordRefusals },
  ],
  exports: [AuditLog, CallerIdentity, MemberDirectory, PublishingRights, RefusalLog, TokenIdentity],
})
export class AccountsModule {}
