import type { ApiScope } from '@manzil/contracts/gateway/api-token';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Member } from '../members/member.entity.js';

/** The key of a machine. Only its hash is stored. Names are unique, ignoring case. */
@Entity('api_token')
export class ApiTokenRecord {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', array: true })
  scopes!: ApiScope[];

  /** The member on whose behalf the token acts. */
  @Column({ name: 'member_id', type: 'uuid' })
  memberId!: string;

  @ManyToOne(() => Member)
  @JoinColumn({ name: 'member_id' })
  member!: Relation<Member>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  /** Date in Gulf time. */
  @Column({ name: 'last_used_on', type: 'date', nullable: true })
  lastUsedOn!: string | null;
}
