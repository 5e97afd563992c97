import { ROLES } from '@manzil/contracts/gateway/account';
import { useId } from 'react';
import { ROLE_SENTENCES, ROLE_LABELS } from '../../kit/access/role-labels';
import styles from './members.module.css';

/** Describes the permissions of each role. */
export function RoleList() {
  const headingId = useId();
  return (
    <section className={styles.roles} aria-labelledby={headingId}>
      <h2 id={headingId}>What each role may do</h2>
      <dl>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{ROLE_LABELS[role]}</dt>
            <dd>{ROLE_SENTENCES[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
