import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Uses of one limited action by one sender in the current ten minutes; deleted when these are over. */
@Entity({ name: 'rate_limit' })
export class RateLimitRecord {
  /** The action and the sender: `form:192.0.2.1`. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @Column({ type: 'integer', default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}
