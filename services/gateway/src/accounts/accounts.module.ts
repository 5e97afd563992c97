import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RecordEventsController } from '../audit/record-events.controller.js';
import { RecordRefusals } from '../audit/record-refusals.js';
import { WarnOfOpenTrail } from '../audit/warn-of-open-trail.js';
import { AccessGuard } from './access.guard.js';
import { AccountController } from './account.controller.js';
import { AuditController } from './audit.controller.js';
import { AuditTrail } from './audit-trail.js';
import { ChangeMember } from './change-member.js';
import { ChangePassword } from './change-password.js';
import { ChoosePassword } from './choose-password.js';
import { CreateFirstAdmin } from './create-first-admin.js';
import { EndSession } from './end-session.js';
import { InviteMember } from './invite-member.js';
import { IssueResetLink } from './issue-reset-link.js';
import { DeviceCookie } from './known-device/device-cookie.js';
import { KnownDevices } from './known-device/known-devices.js';
import { ListMembers } from './list-members.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';
import { LoginThrottle } from './login-throttle.js';
import { MemberController } from './member.controller.js';
import { OneTimeLinks } from './one-time-links.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { PasswordController } from './password.controller.js';
import { ReadAudit } from './read-audit.js';
import { SECOND_FACTOR } from './second-factor/second-factor-providers.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';

@Module({
  controllers: [
    AccountController,
    AuditController,
    MemberController,
    OwnSessionsController,
    PasswordController,
    ...SECOND_FACTOR.controllers,
    RecordEventsController,
  ],
  providers: [
    AuditTrail,
    ChangeMember,
    ChangePassword,
    ChoosePassword,
    CreateFirstAdmin,
    DeviceCookie,
    EndSession,
    InviteMember,
    IssueResetLink,
    KnownDevices,
    ListMembers,
    LogIn,
    LogOut,
    LoginThrottle,
    OneTimeLinks,
    ReadAudit,
    RecordRefusals,
    SessionCookie,
    Sessions,
    ...SECOND_FACTOR.providers,
    WarnOfOpenTrail,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AuditTrail, RecordRefusals],
})
export class AccountsModule {}
