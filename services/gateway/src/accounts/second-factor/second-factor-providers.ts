import { AddPasskey } from './add-passkey.js';
import { BeginPasskeyLogIn } from './begin-passkey-log-in.js';
import { ConfirmIdentity } from './confirm-identity.js';
import { ConfirmTotp } from './confirm-totp.js';
import { FinishLogIn } from './finish-log-in.js';
import { LoginStepController } from './login-step.controller.js';
import { MemberFactors } from './member-factors.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyController } from './passkey.controller.js';
import { Passkeys } from './passkeys.js';
import { PendingLoginCookie } from './pending-login-cookie.js';
import { PendingLogins } from './pending-logins.js';
import { ProveSecondFactor } from './prove-second-factor.js';
import { RemoveFactor } from './remove-factor.js';
import { RenamePasskey } from './rename-passkey.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { ResetSecondFactor } from './reset-second-factor.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { SecretBox } from './secret-box.js';
import { SetUpTotp } from './set-up-totp.js';
import { ShowSecondFactor } from './show-second-factor.js';
import { TotpCodes } from './totp-codes.js';

/** Part of the accounts module, because a login depends on it, and it depends on sessions. */
export const SECOND_FACTOR = {
  controllers: [LoginStepController, PasskeyController, SecondFactorController],
  providers: [
    AddPasskey,
    BeginPasskeyLogIn,
    ConfirmIdentity,
    ConfirmTotp,
    FinishLogIn,
    MemberFactors,
    PasskeyChallenges,
    Passkeys,
    PendingLoginCookie,
    PendingLogins,
    ProveSecondFactor,
    RemoveFactor,
    RenamePasskey,
    RenewRecoveryCodes,
    ResetSecondFactor,
    SecondFactorThrottle,
    SecretBox,
    SetUpTotp,
    ShowSecondFactor,
    TotpCodes,
  ],
};
