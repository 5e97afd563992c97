import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StampedEntity } from '../editing/stamped.entity.js';

/** The single row with the style of the header; an empty value means the default of the design. */
@Entity({ name: 'navigation_style' })
export class NavigationStyleEntity extends StampedEntity {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow!: true;

  @Column({ name: 'header_background_color', type: 'text' })
  headerBackgroundColor!: string;

  @Column({ name: 'nav_color', type: 'text' })
  navColor!: string;

  @Column({ name: 'nav_font_size', type: 'text' })
  navFontSize!: string;

  @Column({ type: 'text' })
  logo!: string;

  @Column({ name: 'button_background_color', type: 'text' })
  buttonBackgroundColor!: string;

  @Column({ name: 'button_text_color', type: 'text' })
  buttonTextColor!: string;

  @Column({ name: 'button_font_size', type: 'text' })
  buttonFontSize!: string;

  @Column({ name: 'button_text', type: 'text' })
  buttonText!: string;
}
