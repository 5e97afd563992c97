import { formatMoment } from '../lib/format-moment';
import styles from './page-list.module.css';

/** When something was done to a page, and by whom. */
export const StampCell = ({ at, by }: { at: string; by?: string }) => (
  <span className={styles.saved}>
    {formatMoment(at)}
    {by !== undefined && <small>by {by}</small>}
  </span>
);
