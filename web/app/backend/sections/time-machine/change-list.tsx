import type { SiteChange } from '@manzil/contracts/content/site-times';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fieldWords } from '../../kit/labels/audit-labels';
import { messageOf } from '../../kit/data/call-api';
import { DiffLines } from '../../kit/lifecycle/diff-lines';
import { USE_LABELS } from '../../kit/links/link-use-texts';
import { RecordLink } from '../../kit/address/record-link';
import { Button } from '../../../shared/ui/button';
import type { Span } from './instants';
import { changeDiffQuery } from './time-calls';
import { CHANGE_LABELS, TEXTS } from './time-texts';
import styles from './time-machine.module.css';

interface ChangeListProps {
  changes: readonly SiteChange[];
  span: Span;
}

/** The entries that visitors see differently, each with its differences. */
export const ChangeList = ({ changes, span }: ChangeListProps) =>
  changes.length > 0 && (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <ChangedEntry key={`${change.kind} ${String(change.id)}`} change={change} span={span} />
      ))}
    </ul>
  );

function ChangedEntry({ change: entry, span }: { change: SiteChange; span: Span }) {
  const [isOpen, setOpen] = useState(false);
  const shown = useId();
  const { kind, title, change, link } = entry;
  const name = title || USE_LABELS[kind];
  return (
    <li>
      <div className={styles.entry}>
        <span className={styles[change]}>{CHANGE_LABELS[change]}</span>
        <span className={styles.what}>
          {link === null ? <strong>{name}</strong> : <RecordLink to={link}>{name}</RecordLink>}
          <small>{USE_LABELS[kind]}</small>
        </span>
        {change !== 'moved' && (
          <Button
            kind="quiet"
            aria-expanded={isOpen}
            aria-controls={shown}
            aria-label={isOpen ? TEXTS.hideOf(name) : TEXTS.showOf(name)}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? TEXTS.hide : TEXTS.show}
          </Button>
        )}
      </div>
      <div id={shown} hidden={!isOpen}>
        {isOpen && <EntryDiff entry={entry} name={name} span={span} />}
      </div>
    </li>
  );
}

function EntryDiff({ entry, name, span }: { entry: SiteChange; name: string; span: Span }) {
  const { data: diff, error, refetch } = useQuery(changeDiffQuery(entry, span));
  if (error !== null)
    return (
      <div role="alert" className="backend-form">
        <p>{messageOf(error)}</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  if (diff === undefined) return <p role="status">{TEXTS.comparing}</p>;
  const sections = diff.sections.map(({ field, parts }) => ({ name: fieldWords(field), parts }));
  return <DiffLines title={TEXTS.details(name)} sections={sections} />;
}
