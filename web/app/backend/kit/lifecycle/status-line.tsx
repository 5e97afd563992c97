import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { Children, type ReactNode } from 'react';
import { formatDateTime } from '../labels/format-date-time';
import { lifecycleSentences } from './lifecycle-labels';
import styles from './lifecycle.module.css';
import { memberName } from '../labels/member-name';

interface StatusLineProps {
  lifecycle: Lifecycle;
  stamp: { updatedAt: string; updatedBy: string };
  /** Actions on the entry. */
  children: ReactNode;
}

/** Status of an entry: its visibility, its last save, and its schedule. */
export const StatusLine = ({ lifecycle, stamp, children }: StatusLineProps) => (
  <div className={styles.status}>
    <p>
      {lifecycleSentences(lifecycle).join(' ')}{' '}
      <span className={styles.soft}>
        {lifecycle.live ? 'Last published' : 'Saved'} {formatDateTime(stamp.updatedAt)}
        {stamp.updatedBy && ` by ${memberName(stamp.updatedBy)}`}.
      </span>
    </p>
    {Children.toArray(children).length > 0 && <div className="backend-actions">{children}</div>}
  </div>
);
