import { formatDateTime } from '../labels/format-date-time';
import styles from './stamp-cell.module.css';
import { memberName } from '../labels/member-name';

/** Time and author of an action on a page. */
export const StampCell = ({ at, by }: { at: string; by?: string }) => (
  <span className={styles.saved}>
    {formatDateTime(at)}
    {by !== undefined && <small>by {memberName(by)}</small>}
  </span>
);
