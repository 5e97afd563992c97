import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/access/access';
import { useHealth } from '../../kit/layout/health';
import { isWithin, LEADS_PATH, menuFor } from '../../kit/access/sections';
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
  const counted: Counted[] = [
    ...useHealth(),
    { path: LEADS_PATH, count: useNewLeadsCount(), word: () => 'new' },
  ];
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
                    prefetch="intent"
                    className={styles.link}
                    aria-current={
                      sections.some((section) => isWithin(section, pathname)) ? 'true' : undefined
                    }
                  >
                    {title}
                    <Badge
                      counted={counted.filter((each) => sections.some(({ path }) => path === each.path))}
                    />
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

interface Counted {
  path: string;
  count: number | undefined;
  word: (count: number) => string;
}

/** The total, and for screen readers what it is of. */
function Badge({ counted }: { counted: readonly Counted[] }) {
  const parts = counted.flatMap(({ count = 0, word }) => (count === 0 ? [] : [{ count, word: word(count) }]));
  const [only, ...others] = parts;
  if (only === undefined) return null;
  return (
    <span className={styles.badge}>
      {parts.reduce((sum, { count }) => sum + count, 0).toLocaleString('en')}
      <span className="visually-hidden">
        {others.length === 0
          ? ` ${only.word}`
          : `: ${parts.map(({ count, word }) => `${count.toLocaleString('en')} ${word}`).join(', ')}`}
      </span>
    </span>
  );
}
