import type { DatabaseOptions } from '@manzil/service-kit/database';
import { ApiTokenRecord } from './accounts/api-tokens/api-token.entity.js';
import { AuditEntry } from './accounts/audit/audit-entry.entity.js';
import { KnownDevice } from './accounts/login/known-device.entity.js';
import { Member } from './accounts/members/member.entity.js';
import { SingleUseToken } from './accounts/passwords/single-use-token.entity.js';
import { PasskeyRecord } from './accounts/second-factor/passkey.entity.js';
import { PendingLogin } from './accounts/second-factor/pending-login.entity.js';
import { RecoveryCode } from './accounts/second-factor/recovery-code.entity.js';
import { TotpFactor } from './accounts/second-factor/totp-factor.entity.js';
import { PolicyRecord } from './accounts/policy/policy.entity.js';
import { SessionRecord } from './accounts/sessions/session.entity.js';
import { AddMessageKeys1795200000000 } from './migrations/1795200000000-add-message-keys.js';
import { CreateAccounts1795000000000 } from './migrations/1795000000000-create-accounts.js';
import { AddOneTimeLinks1795100000000 } from './migrations/1795100000000-add-one-time-links.js';
import { KnowDevices1795210000000 } from './migrations/1795210000000-know-devices.js';
import { AddSecondFactor1795230000000 } from './migrations/1795230000000-add-second-factor.js';
import { PushDeviceRecord } from './accounts/push/push-device.entity.js';
import { AddPushDevices1798000100000 } from './migrations/1798000100000-add-push-devices.js';
import { EndPushWithSession1798710000000 } from './migrations/1798710000000-end-push-with-session.js';
import { AddApiTokens1796600000000 } from './migrations/1796600000000-add-api-tokens.js';
import { AddRoles1798300000000 } from './migrations/1798300000000-add-roles.js';
import { AddPolicies1798810200000 } from './migrations/1798810200000-add-policies.js';
import { ShareLimits1799000000000 } from './migrations/1799000000000-share-limits.js';
import { RateLimitRecord } from './http/limits/rate-limit.entity.js';
import { ChainAudit1795350000000 } from './migrations/1795350000000-chain-audit.js';
import { NameMembers1799160000000 } from './migrations/1799160000000-name-members.js';
import { AddLoginNames1799200000000 } from './migrations/1799200000000-add-login-names.js';
import { AddPersonMatches1799600000000 } from './migrations/1799600000000-add-person-matches.js';
import { PersonMatch } from './accounts/people/person-match.entity.js';
import { StorePublishedMessages1799100000000 } from './migrations/1799100000000-store-published-messages.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [
    Member,
    SessionRecord,
    KnownDevice,
    SingleUseToken,
    AuditEntry,
    PasskeyRecord,
    PendingLogin,
    RecoveryCode,
    TotpFactor,
    ApiTokenRecord,
    PushDeviceRecord,
    PersonMatch,
    PolicyRecord,
    RateLimitRecord,
  ],
  migrations: [
    CreateAccounts1795000000000,
    AddOneTimeLinks1795100000000,
    AddMessageKeys1795200000000,
    KnowDevices1795210000000,
    AddSecondFactor1795230000000,
    ChainAudit1795350000000,
    AddApiTokens1796600000000,
    AddPushDevices1798000100000,
    AddRoles1798300000000,
    EndPushWithSession1798710000000,
    AddPolicies1798810200000,
    ShareLimits1799000000000,
    StorePublishedMessages1799100000000,
    NameMembers1799160000000,
    AddLoginNames1799200000000,
    AddPersonMatches1799600000000,
  ],
});
