import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon';
import css from './media-tabs.module.css';

export interface MediaTab {
  /** Also the URL fragment that opens it. */
  id: string;
  title: string;
  icon: IconName;
  panel: ReactNode;
  /** True when it is on the printed page as well. */
  printed?: boolean;
}

/**
 * Pictures, plans and maps of one thing, one kind at a time (APG tabs: arrows, Home, End). A link to the fragment of a
 * tab opens it; without scripts all of them follow each other.
 */
export function MediaTabs({ label, tabs }: { label: string; tabs: readonly MediaTab[] }) {
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string>();
  const ids = tabs.map(({ id }) => id);
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  useOpenByFragment(ids.join(' '), (id) => {
    setChosen(id);
    box.current?.scrollIntoView({ block: 'start' });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetOf(event, ids.indexOf(active ?? ''), ids.length);
    const id = to === undefined ? undefined : ids[to];
    if (id === undefined) return;
    event.preventDefault();
    setChosen(id);
    box.current?.querySelector<HTMLElement>(`#${id}-tab`)?.focus();
  };
  const [only] = tabs;
  if (only !== undefined && tabs.length === 1) return only.panel;
  return (
    <section ref={box} className={css.tabs} aria-label={label}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-selected={id === active}
            aria-controls={id}
            tabIndex={id === active ? 0 : -1}
            className={css.tab}
            onClick={() => {
              setChosen(id);
            }}
          >
            <Icon name={icon} size={18} /> {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, panel, printed }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          className={[css.panel, id !== active && css.waiting, printed === true && css.printed]
            .filter(Boolean)
            .join(' ')}
        >
          <h2 className={css.title}>{title}</h2>
          {panel}
        </div>
      ))}
    </section>
  );
}

/** Returns the tab that a key leads to from the tab `at`; undefined for other keys. */
function targetOf(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [next, previous] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (event.key === next) return (at + 1) % count;
  if (event.key === previous) return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}

function useOpenByFragment(ids: string, open: (id: string) => void): void {
  const opener = useRef(open);
  useEffect(() => {
    opener.current = open;
  });
  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1);
      if (id !== '' && ids.split(' ').includes(id)) opener.current(id);
    };
    follow();
    // A click on a link to the current fragment fires no hashchange.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (link !== null && link.getAttribute('href') === window.location.hash) follow();
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', onClick);
    };
  }, [ids]);
}
