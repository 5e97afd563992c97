import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/access/access';
import { FAILED_WORDS, useFailedCount } from '../../kit/layout/failed-count';
import { FAILED_MESSAGES_PATH, GROUPS, isWithin, LEADS_PATH, sectionsFor } from '../../kit/access/sections';
import { useNewLeadsCount } from '../../kit/layout/new-leads';
import styles from './side-nav.module.css';

/** The sections that the member's role is for, with the present one in sight. Small screens open it from the bar. */
export function SideNav({ id, open }: { id: string; open: boolean }) {
  const sections = sectionsFor(useSession().role);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const [list, current] = [nav.current, nav.current?.querySelector('[aria-current]')];
    if (list === null || current === null || current === undefined) return;
    const [frame, link] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    if (link.top < frame.top || link.bottom > frame.bottom)
      list.scrollTop += link.top - frame.top - list.clientHeight / 2;
  }, [pathname]);
  const badges: Record<string, BadgeProps> = {
    [FAILED_MESSAGES_PATH]: { count: useFailedCount(), word: FAILED_WORDS.badge },
    [LEADS_PATH]: { count: useNewLeadsCount(), word: 'new' },
  };
  return (
    <nav ref={nav} id={id} className={open ? styles.open : styles.nav} aria-label="Sections">
      {GROUPS.map(({ key, title }) => {
        const own = sections.filter(({ group }) => group === key);
        if (own.length === 0) return null;
        return (
          <div key={key} className={styles.group}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.list}>
              {own.map((section) => (
                <li key={section.path}>
                  <Link
                    to={section.path}
                    className={styles.link}
                    aria-current={isWithin(section, pathname) ? 'page' : undefined}
                  >
                    {section.title}
                    <Badge {...badges[section.path]} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface BadgeProps {
  count?: number;
  word?: string;
}

function Badge({ count = 0, word = '' }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      {count.toLocaleString('en')}
      <span className="visually-hidden"> {word}</span>
    </span>
  );
}
