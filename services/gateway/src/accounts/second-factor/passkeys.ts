import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
} from '@manzil/contracts/gateway/second-factor';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../../config.js';
import { CHALLENGE_MS, PasskeyChallenges, type ChallengePurpose } from './passkey-challenges.js';
import { PasskeyRecord } from './passkey.entity.js';

const SITE_NAME = 'Manzil';
/** ES256, EdDSA and RS256 by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];

interface Ceremony {
  purpose: ChallengePurpose;
  /** Id of the session or of the pending login that it belongs to. */
  boundTo: string;
}

export interface UsedKey {
  id: string;
  memberId: string;
  counter: number;
}

type NewKey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Passkeys by WebAuthn. They belong to the host of `PUBLIC_URL`, and each use requires the device to verify who holds
 * it (user verification), which is why a passkey alone is enough to log in.
 */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  private readonly host: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallenges,
    @Inject(CONFIG) { PUBLIC_URL }: GatewayConfig,
  ) {
    const { origin, hostname } = new URL(PUBLIC_URL);
    this.origin = origin;
    this.host = hostname;
  }

  async attestationOptions(
    memberId: string,
    loginName: string,
    sessionId: string,
  ): Promise<AttestationOptions> {
    return {
      challenge: await this.challenges.issue('add', sessionId),
      rp: { id: this.host, name: SITE_NAME },
      user: { id: userHandleOf(memberId), name: loginName, displayName: loginName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: await this.descriptorsOf(memberId),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    };
  }

  /** Returns the new key; undefined if the attestation is invalid. */
  async verifyAttestation(credential: Attestation, sessionId: string): Promise<NewKey | undefined> {
    if (!(await this.takeChallenge(credential, { purpose: 'add', boundTo: sessionId }))) return undefined;
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: () => true,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }).catch(asUnproven);
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = credential.response;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter: String(counter), transports };
  }

  /** Without a member, any passkey of this site is accepted. */
  async assertionOptions({ purpose, boundTo }: Ceremony, memberId: string | null): Promise<AssertionOptions> {
    return {
      challenge: await this.challenges.issue(purpose, boundTo),
      rpId: this.host,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      ...(memberId !== null && { allowCredentials: await this.descriptorsOf(memberId) }),
    };
  }

  /**
   * Returns the passkey that signed; undefined for an invalid signature, or a passkey of a member other than
   * `memberId`.
   */
  async verifyAssertion(
    credential: Assertion,
    ceremony: Ceremony,
    memberId: string | null,
  ): Promise<UsedKey | undefined> {
    if (!(await this.takeChallenge(credential, ceremony))) return undefined;
    const { manager } = this.dataSource;
    const record = await manager.findOneBy(PasskeyRecord, { credentialId: credential.id });
    if (record === null || (memberId !== null && record.memberId !== memberId)) return undefined;
    const { userHandle } = credential.response;
    if (userHandle !== undefined && userHandle !== userHandleOf(record.memberId)) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: () => true,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      credential: {
        id: record.credentialId,
        publicKey: new Uint8Array(record.publicKey),
        counter: Number(record.counter),
      },
      requireUserVerification: true,
    }).catch(asUnproven);
    if (!verified) return undefined;
    return { id: record.id, memberId: record.memberId, counter: authenticationInfo.newCounter };
  }

  /** Stores a use; false if a later use is already stored, for example because the key was copied. */
  async count(manager: EntityManager, { id, counter }: UsedKey): Promise<boolean> {
    const next = { counter: String(counter), lastUsedAt: new Date() };
    const isNewer = counter === 0 ? { id } : { id, counter: LessThan(String(counter)) };
    return (await manager.update(PasskeyRecord, isNewer, next)).affected === 1;
  }

  private async takeChallenge(
    { response }: Assertion | Attestation,
    { purpose, boundTo }: Ceremony,
  ): Promise<boolean> {
    const challenge = await challengeOf(response.clientDataJSON);
    return challenge !== undefined && this.challenges.take(challenge, purpose, boundTo);
  }

  private async descriptorsOf(memberId: string) {
    const keys = await this.dataSource.manager.find(PasskeyRecord, {
      where: { memberId },
      order: { createdAt: 'ASC' },
    });
    return keys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    }));
  }
}

/** Loaded at first use: most gateways rarely need it. */
const webauthn = () => import('@simplewebauthn/server');

/** Undefined for malformed data. */
async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    return decodeClientDataJSON(clientDataJSON).challenge;
  } catch {
    return undefined;
  }
}

/** The library throws for every invalid response. */
const asUnproven = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({
  verified: false,
});

/** The member's id as a device stores it beside the key. */
const userHandleOf = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url');
