import { Column, Entity } from 'typeorm';
import { PublishableEntity } from '../editing/publishable.entity.js';

@Entity({ name: 'navigation_item' })
export class NavigationItemEntity extends PublishableEntity {
  @Column({ type: 'text' })
  title!: string;

  /** Site path or absolute URL. */
  @Column({ type: 'text' })
  url!: string;

  @Column({ name: 'open_in_new_window', type: 'boolean' })
  openInNewWindow!: boolean;
}
