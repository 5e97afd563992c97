import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly (readonly [key: Key, title: string])[];
  active: Key;
  onChange: (key: Key) => void;
  /** What the active tab shows. */
  children: ReactNode;
}

/** One view at a time; arrows go from tab to tab. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = (tabs.findIndex(([tab]) => tab === active) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    onChange(next[0]);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(([key, title]) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              onChange(key);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
