import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'navigation_item' })
export class NavigationItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  /** Site path or absolute URL. */
  @Column({ type: 'text' })
  url!: string;

  @Column({ name: 'open_in_new_window', type: 'boolean' })
  openInNewWindow!: boolean;

  @Column({ type: 'integer' })
  position!: number;
}
