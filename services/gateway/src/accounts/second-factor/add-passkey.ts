import type { NewPasskey } from '@manzil/contracts/gateway/second-factor';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fieldError } from '../passwords/assert-password.js';
import { AuditTrail, passkeyEntity } from '../audit/audit-trail.js';
import type { MemberSession } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';
import { completeFirstFactor } from './complete-first-factor.js';
import { Passkeys } from './passkeys.js';
import { PasskeyRecord } from './passkey.entity.js';

/** More passkeys are hard to distinguish; the limit also bounds the list that a login sends to the browser. */
const MOST_PASSKEYS = 20;

/** Adds a passkey that the member's device has just made. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** New recovery codes, if there were none. VALIDATION_FAILED names `credential`; CONFLICT for a known one. */
  async add(
    { name, credential }: NewPasskey,
    session: MemberSession,
    address: string,
  ): Promise<string[] | null> {
    const { id: sessionId, memberId, username } = session;
    const key = await this.passkeys.verifyAttestation(credential, sessionId);
    if (key === undefined) throw fieldError('credential', 'This passkey was not accepted. Try again.');
    return this.dataSource.transaction(async (manager) => {
      if ((await manager.countBy(PasskeyRecord, { memberId })) >= MOST_PASSKEYS)
        throw new DomainError('CONFLICT', `You have ${MOST_PASSKEYS} passkeys. Remove one first.`);
      if (await manager.existsBy(PasskeyRecord, { credentialId: key.credentialId }))
        throw new DomainError('CONFLICT', 'This passkey is already registered');
      await manager.insert(PasskeyRecord, { ...key, memberId, name });
      await this.audit.record(manager, {
        action: 'passkey-added',
        memberId,
        username,
        address,
        entity: passkeyEntity(name),
      });
      return completeFirstFactor(manager, this.sessions, session);
    });
  }
}
