import type { Role } from '@manzil/contracts/gateway/account';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { sectionsFor } from '../lib/sections';
import { Dialog } from '../../ui/dialog';
import styles from './command-palette.module.css';

/** Ctrl/Cmd-K: to any section by a few letters of its name. */
export function CommandPalette({ role, onClose }: { role: Role; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const navigate = useNavigate();
  const wanted = query.trim().toLowerCase();
  const found = sectionsFor(role).filter(({ title }) => title.toLowerCase().includes(wanted));

  const go = (path: string): void => {
    onClose();
    void navigate(path);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    // The key is done with: what has the focus once this is closed would take it as well.
    event.preventDefault();
    const chosen = found[active];
    if (chosen !== undefined) go(chosen.path);
  };

  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found[active] && `${list}-${active}`}
        aria-label="Section"
        placeholder="Section"
        value={query}
        onKeyDown={onKey}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
      />
      <ul id={list} role="listbox" aria-label="Sections" className={styles.list}>
        {found.map(({ title, path }, index) => (
          <li
            key={path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => {
              go(path);
            }}
          >
            {title}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No section has that name.</p>}
    </Dialog>
  );
}
