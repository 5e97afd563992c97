import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccountController } from './account.controller.js';
import { AuditTrail } from './audit-trail.js';
import { CreateFirstAdmin } from './create-first-admin.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';
import { LoginThrottle } from './login-throttle.js';
import { Sessions } from './sessions.js';

@Module({
  controllers: [AccountController],
  providers: [
    AuditTrail,
    CreateFirstAdmin,
    LogIn,
    LogOut,
    LoginThrottle,
    Sessions,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AuditTrail],
})
export class AccountsModule {}
