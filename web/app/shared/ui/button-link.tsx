import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  kind?: 'primary' | 'secondary';
}

/** A link among buttons. For a target outside the screens of the backend give `reloadDocument` or a `target`. */
export const ButtonLink = ({ kind = 'secondary', ...link }: ButtonLinkProps) => (
  <Link {...link} className={styles[kind]} />
);
