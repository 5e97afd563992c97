import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/access/access';
import { FAILED_LABELS, useFailedCount, useFailedPhotoCount } from '../../kit/layout/failed-count';
import {
  FAILED_MESSAGES_PATH,
  FAILED_PHOTOS_PATH,
  isWithin,
  LEADS_PATH,
  menuFor,
} from '../../kit/access/sections';
import { useNewLeadsCount } from '../../kit/layout/new-leads';
import { LogOutButton } from './log-out-button';
import styles from './side-nav.module.css';

/** The menu of the member's role, scrolled to the current entry. On small screens it is opened from the top bar. */
export function SideNav({ id, open }: { id: string; open: boolean }) {
  const session = useSession();
  const menu = menuFor(session.role);
  const groups = [...new Set(menu.map(({ group }) => group))];
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
    [FAILED_MESSAGES_PATH]: { count: useFailedCount(), word: FAILED_LABELS.badge },
    [FAILED_PHOTOS_PATH]: { count: useFailedPhotoCount(), word: FAILED_LABELS.photoBadge },
    [LEADS_PATH]: { count: useNewLeadsCount(), word: 'new' },
  };
  return (
    <nav ref={nav} id={id} className={open ? styles.open : styles.nav} aria-label="Sections">
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <h2 className={styles.heading}>{group}</h2>
          <ul className={styles.list}>
            {menu
              .filter((entry) => entry.group === group)
              .map(({ title, sections }) => (
                <li key={title}>
                  <Link
                    to={sections[0]?.path ?? '/backend'}
                    className={styles.link}
                    aria-current={
                      sections.some((section) => isWithin(section, pathname)) ? 'true' : undefined
                    }
                  >
                    {title}
                    {sections.map(({ path }) => (
                      <Badge key={path} {...badges[path]} />
                    ))}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <LogOutButton session={session} />
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
