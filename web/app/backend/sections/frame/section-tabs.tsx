import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/access/access';
import { isWithin, LINKS_PATH, menuFor, type MenuEntry } from '../../kit/access/sections';
import { FAILED_LABELS, useHealth } from '../../kit/layout/health';
import styles from './section-tabs.module.css';

/** The sections of the current menu entry; nothing for a single one. */
export function SectionTabs() {
  const menu = menuFor(useSession().role);
  const { pathname } = useLocation();
  const entry = menu.find(({ sections }) => sections.some((section) => isWithin(section, pathname)));
  if (entry === undefined) return null;
  const isHealth = entry.sections.some(({ path }) => path === LINKS_PATH);
  return (
    <>
      {entry.sections.length > 1 && <Tabs entry={entry} />}
      {isHealth && <AllIsWell />}
    </>
  );
}

/** Shown once all checks that the member may see have been counted, and none found anything. */
function AllIsWell() {
  const checks = useHealth();
  if (checks.some(({ count }) => count !== 0)) return null;
  return (
    <p className={styles.well} role="status">
      {FAILED_LABELS.fine(checks.map(({ fine }) => fine))}
    </p>
  );
}

function Tabs({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen. Not scrollIntoView(), which also scrolls the page.
  useEffect(() => {
    const link = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tabs.current || !link) return;
    tabs.current.scrollLeft =
      link.offsetLeft - tabs.current.offsetLeft - (tabs.current.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={`Parts of ${entry.title}`}>
      <ul className={styles.list}>
        {entry.sections.map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              prefetch="intent"
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
