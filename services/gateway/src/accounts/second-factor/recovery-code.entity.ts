import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An unused recovery code. Only its hash is stored. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ name: 'code_hash', type: 'bytea' })
  codeHash!: Buffer;

  @Column({ name: 'member_id', type: 'uuid' })
  memberId!: string;
}
