import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import css from './form.module.css';

/** Draws the site's own arrow over a `select`. */
export const SelectBox = ({ children }: { children: ReactNode }) => (
  <span className={css.select}>
    {children}
    <Icon name="down" size={18} />
  </span>
);
