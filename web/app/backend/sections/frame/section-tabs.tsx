import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/access/access';
import { isWithin, menuFor } from '../../kit/access/sections';
import styles from './section-tabs.module.css';

/** The sections of the current menu entry; nothing for a single one. */
export function SectionTabs() {
  const menu = menuFor(useSession().role);
  const { pathname } = useLocation();
  const entry = menu.find(({ sections }) => sections.some((section) => isWithin(section, pathname)));
  if (entry === undefined || entry.sections.length === 1) return null;
  return (
    <nav className={styles.tabs} aria-label={`Parts of ${entry.title}`}>
      <ul className={styles.list}>
        {entry.sections.map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              className={styles.link}
              aria-current={isWithin(section, pathname) ? 'page' : undefined}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
