import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
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
import { ListMembers } from './list-members.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';
import { LoginThrottle } from './login-throttle.js';
import { MemberController } from './member.controller.js';
import { OneTimeLinks } from './one-time-links.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { PasswordController } from './password.controller.js';
import { ReadAudit } from './read-audit.js';
import { RecordAct } from './record-act.js';
import { Sessions } from './sessions.js';

@Module({
  controllers: [
    AccountController,
    AuditController,
    MemberController,
    OwnSessionsController,
    PasswordController,
  ],
  providers: [
    AuditTrail,
    ChangeMember,
    ChangePassword,
    ChoosePassword,
    CreateFirstAdmin,
    EndSession,
    InviteMember,
    IssueResetLink,
    ListMembers,
    LogIn,
    LogOut,
    LoginThrottle,
    OneTimeLinks,
    ReadAudit,
    RecordAct,
    Sessions,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AuditTrail, RecordAct],
})
export class AccountsModule {}
