import type { Actor } from '@manzil/contracts/actor';
import type { AuditChange } from '@manzil/contracts/audit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ActorKind = Actor['kind'];

type SecondFactorAction =
  | 'second-factor-failed'
  | 'second-factor-reset'
  | 'identity-confirmed'
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'recovery-codes-renewed';

/** The actions of the gateway itself; the services name their own. */
export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'access-refused'
  | 'rate-limited'
  | 'member-invited'
  | 'member-role-changed'
  | 'member-details-changed'
  | 'member-disabled'
  | 'person-matched'
  | 'member-enabled'
  | 'policy-changed'
  | 'password-link-issued'
  | 'password-link-requested'
  | 'password-chosen'
  | 'password-changed'
  | 'password-reset'
  | 'session-ended'
  | 'api-token-created'
  | 'api-token-revoked'
  | 'push-device-added'
  | 'push-device-removed'
  | 'leads-exported'
  | 'leads-imported'
  | 'leads-read-whole'
  | 'subscribers-exported'
  | 'evidence-exported'
  | SecondFactorAction;

/** An act of a member, feed or job. The database numbers and chains the rows, and they never change. */
@Entity({ schema: 'audit', name: 'entry' })
export class AuditEntry {
  @PrimaryColumn({ type: 'bigint' })
  id!: string;

  /** The time at which it was done. */
  @Column({ type: 'timestamptz' })
  at!: Date;

  /** The time at which the entry was recorded. */
  @Column({ name: 'recorded_at', type: 'timestamptz' })
  recordedAt!: Date;

  @Column({ name: 'actor_kind', type: 'text' })
  actorKind!: ActorKind;

  @Column({ name: 'member_id', type: 'uuid', nullable: true })
  memberId!: string | null;

  /** The username of the member at the time of the act, or the name of a feed or job. */
  @Column({ type: 'text', nullable: true })
  username!: string | null;

  @Column({ type: 'text' })
  action!: string;

  @Column({ name: 'entity_kind', type: 'text', nullable: true })
  entityKind!: string | null;

  @Column({ name: 'entity_id', type: 'text', nullable: true })
  entityId!: string | null;

  /** Title at the time of the action. */
  @Column({ name: 'entity_title', type: 'text', nullable: true })
  entityTitle!: string | null;

  @Column({ name: 'entity_link', type: 'text', nullable: true })
  entityLink!: string | null;

  @Column({ type: 'jsonb' })
  changes!: AuditChange[];

  @Column({ type: 'jsonb' })
  details!: Record<string, unknown>;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'previous_hash', type: 'bytea' })
  previousHash!: Buffer;

  /** SHA-256 over the content of this row, `previousHash` included. */
  @Column({ type: 'bytea' })
  hash!: Buffer;
}
