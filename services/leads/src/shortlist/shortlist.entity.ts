import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Homes that several people decide about by one link. Tokens and secrets are there as SHA-256 only. */
@Entity({ name: 'shortlist' })
export class ShortlistEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ name: 'owner_hash', type: 'bytea' })
  ownerHash!: Buffer;

  @Column({ type: 'jsonb' })
  state!: ShortlistState;

  /** Hashes of the secrets, in hexadecimal, by id of the person. */
  @Column({ name: 'person_hashes', type: 'jsonb' })
  personHashes!: Record<string, string>;

  @Column({ type: 'int' })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** To the day. */
  @Column({ name: 'opened_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  openedAt!: Date;
}
