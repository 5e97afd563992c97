import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A login that waits for its second factor in one browser. Only the hash of its token is stored. */
@Entity('pending_login')
export class PendingLogin {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  /** The member who gave the right password; null for a login that began with a passkey. */
  @Column({ name: 'member_id', type: 'uuid', nullable: true })
  memberId!: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
