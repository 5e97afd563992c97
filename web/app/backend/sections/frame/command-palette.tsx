import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../kit/access/access';
import { markStale } from '../../kit/data/query-client';
import { startRun } from '../../kit/runs/run-calls';
import { messageOf } from '../../kit/data/call-api';
import { Dialog } from '../../../shared/ui/dialog';
import { toasts } from '../../../shared/ui/toast-queue';
import { START_IMPORT, type Command } from './commands';
import { TEXTS } from './palette-texts';
import { rememberRecent } from './recent';
import { usePalette } from './use-palette';
import styles from './command-palette.module.css';

/** Ctrl/Cmd-K: finds records, sections and settings by a few letters, and runs commands. */
export default function CommandPalette({ typed = '', onClose }: { typed?: string; onClose: () => void }) {
  const session = useSession();
  const [query, setQuery] = useState(typed);
  const [active, setActive] = useState(0);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { groups, missing, error, isSearching } = usePalette(session, query);
  const commands = groups.flatMap((group) => group.commands);
  const chosen = commands[Math.min(active, commands.length - 1)];
  const idOf = (command: Command): string => `${list}-${String(commands.indexOf(command))}`;

  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const run = async (command: Command): Promise<void> => {
    onClose();
    rememberRecent(session.username, command);
    if (command.to !== START_IMPORT) {
      await navigate(command.to);
      return;
    }
    try {
      const { id } = await startRun(false);
      markStale();
      await navigate(`/backend/feed/${id}`);
    } catch (refusal) {
      toasts.failed(messageOf(refusal));
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, commands.length - 1) + step + commands.length) % commands.length);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise the key would also act on the element that gets the focus after closing.
    event.preventDefault();
    if (chosen !== undefined) void run(chosen);
  };

  return (
    <Dialog wide title={TEXTS.title} onClose={onClose}>
      <div ref={box} className={styles.palette}>
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={commands.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen && idOf(chosen)}
          aria-label={TEXTS.label}
          aria-describedby={`${list}-keys`}
          placeholder={TEXTS.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onKeyDown={onKey}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
        />
        <div id={list} role="listbox" aria-label={TEXTS.list} className={styles.list}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p className={styles.group} aria-hidden="true">
                {group.title}
              </p>
              {group.commands.map((command) => (
                <div
                  key={`${command.title} ${command.to}`}
                  id={idOf(command)}
                  role="option"
                  aria-selected={command === chosen}
                  className={styles.option}
                  onClick={() => void run(command)}
                >
                  <span>{command.title}</span>
                  {command.detail !== undefined && <span className={styles.detail}>{command.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {isSearching
            ? TEXTS.searching
            : commands.length === 0
              ? TEXTS.nothing(query.trim())
              : query.trim() !== '' && TEXTS.count(commands.length)}
        </p>
        {!isSearching && missing.length > 0 && <p className={styles.status}>{TEXTS.missing(missing)}</p>}
        {error !== null && (
          <p role="alert" className={styles.status}>
            {messageOf(error)}
          </p>
        )}
        <p id={`${list}-keys`} className={styles.keys}>
          {TEXTS.keys}
        </p>
      </div>
    </Dialog>
  );
}
