import type { AuditEntry } from '@manzil/contracts/gateway/audit';
import { Link } from 'react-router';
import { entityTitle } from '../../kit/labels/audit-labels';
import styles from './audit.module.css';

/** The title of an entity, as a link if it has a page. Files are served outside of the app: they open as documents. */
export function EntityTitle({ entity }: Pick<AuditEntry, 'entity'>) {
  if (entity === null || entity.title === '') return null;
  const { link } = entity;
  const title = entityTitle(entity);
  if (link === null) return <span className={styles.title}>{title}</span>;
  return link.startsWith('/backend') ? (
    <Link className={styles.title} to={link}>
      {title}
    </Link>
  ) : (
    <a className={styles.title} href={link}>
      {title}
    </a>
  );
}
