import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser in which a member has logged in before. Only the hash of its token is stored. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ name: 'member_id', type: 'uuid' })
  memberId!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
