import type { Role } from '@manzil/contracts/gateway/account';
import { NavLink } from 'react-router';
import { GROUPS, sectionsFor } from '../lib/sections';
import styles from './side-nav.module.css';

/** The sections that the member's role is for. Small screens open it from the bar. */
export function SideNav({ id, role, open }: { id: string; role: Role; open: boolean }) {
  const sections = sectionsFor(role);
  return (
    <nav id={id} className={open ? styles.open : styles.nav} aria-label="Sections">
      {GROUPS.map(({ key, title }) => {
        const own = sections.filter(({ group }) => group === key);
        if (own.length === 0) return null;
        return (
          <div key={key} className={styles.group}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.list}>
              {own.map((section) => (
                <li key={section.path}>
                  <NavLink to={section.path} end={section.path === '/backend'} className={styles.link}>
                    {section.title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
