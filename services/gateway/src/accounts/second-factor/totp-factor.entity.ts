import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of a member. */
@Entity('totp_factor')
export class TotpFactor {
  @PrimaryColumn({ name: 'member_id', type: 'uuid' })
  memberId!: string;

  /** The shared secret, encrypted for this member by {@link SecretBox}. */
  @Column({ name: 'sealed_secret', type: 'bytea' })
  sealedSecret!: Buffer;

  /** The time step of the last code that was accepted: neither it nor an older one is accepted again. */
  @Column({ name: 'last_step', type: 'integer', nullable: true })
  lastStep!: number | null;

  /** Null until a first code has shown that the app has the secret. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;
}
