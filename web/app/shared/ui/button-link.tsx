import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  kind?: 'primary' | 'secondary';
}

/** Goes somewhere and stands among buttons. For what is no screen of the backend give `reloadDocument` or a `target`. */
export const ButtonLink = ({ kind = 'secondary', ...link }: ButtonLinkProps) => (
  <Link {...link} className={styles[kind]} />
);
