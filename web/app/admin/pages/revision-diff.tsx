import { useEffect, useState } from 'react';
import type { PageDiff } from '@manzil/contracts/content/page';
import { messageOf } from '../lib/call-api';
import { loadDiff } from './page-calls';
import styles from './revision-diff.module.css';

interface RevisionDiffProps {
  pageId: number;
  version: number;
}

const NAMES = { about: 'Title, link and search engines', html: 'HTML', css: 'CSS' } as const;
const SIGNS = { same: ' ', added: '+', removed: '−' } as const;
const SPOKEN = { same: '', added: 'Added: ', removed: 'Taken out: ' } as const;

/** What one save changed of a page. */
export function RevisionDiff({ pageId, version }: RevisionDiffProps) {
  const [diff, setDiff] = useState<PageDiff | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  useEffect(() => {
    let current = true;
    loadDiff(pageId, version)
      .then((found) => {
        if (current) setDiff(found);
      })
      .catch((error: unknown) => {
        if (current) setFailure(messageOf(error));
      });
    return () => {
      current = false;
    };
  }, [pageId, version]);

  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (diff === undefined) return <p role="status">Comparing…</p>;
  return (
    <div className={styles.diff}>
      <h2>{diff.against === null ? 'The first save' : `Changes since version ${diff.against}`}</h2>
      {diff.sections.length === 0 && <p>Nothing was changed.</p>}
      {diff.sections.map(({ name, parts }) => (
        <section key={name} aria-label={NAMES[name]}>
          <h3>{NAMES[name]}</h3>
          <div className={styles.lines} tabIndex={0} role="region" aria-label={`Changes of ${NAMES[name]}`}>
            {parts.map((line, index) =>
              'count' in line ? (
                <p key={index} className={styles.skipped}>
                  {line.count === 1 ? '1 line' : `${line.count} lines`}{' '}
                  {line.kind === 'skipped' ? 'as before' : 'more'}
                </p>
              ) : (
                <p key={index} className={styles[line.kind]}>
                  <span aria-hidden="true">{SIGNS[line.kind]}</span>
                  <span className="visually-hidden">{SPOKEN[line.kind]}</span>
                  <code>{line.text}</code>
                </p>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
