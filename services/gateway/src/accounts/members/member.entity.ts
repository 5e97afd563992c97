import type { Role } from '@manzil/contracts/gateway/account';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member of the agency's staff. Usernames and login names are unique, ignoring case. */
@Entity('member')
export class Member {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The key by which services know the member; it never changes. */
  @Column({ type: 'text' })
  username!: string;

  /** Name used to log in; null: the username. */
  @Column({ name: 'login_name', type: 'text', nullable: true })
  loginName!: string | null;

  /** Name shown to colleagues and visitors; empty until it is entered. */
  @Column({ type: 'text', default: '' })
  name!: string;

  /** Email; unique ignoring case. Null: the member gets no mail. */
  @Column({ type: 'text', nullable: true })
  email!: string | null;

  /** argon2id, in PHC string form; null for a member who is invited and has not chosen a password yet. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash!: string | null;

  @Column({ type: 'text' })
  role!: Role;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'disabled_at', type: 'timestamptz', nullable: true })
  disabledAt!: Date | null;
}
