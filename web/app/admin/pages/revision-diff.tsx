import { useEffect, useState } from 'react';
import type { PageRevision } from '@manzil/contracts/content/page';
import { messageOf } from '../lib/call-api';
import { cssLines, htmlLines, lineDiff, type DiffPart } from './line-diff';
import { loadRevision } from './page-calls';
import styles from './revision-diff.module.css';

interface RevisionDiffProps {
  pageId: number;
  version: number;
  /** The save before it; the first one has none. */
  before: number | undefined;
}

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;
const SPOKEN = { same: '', added: 'Added: ', removed: 'Taken out: ' } as const;

/** What one save changed of a page. */
export function RevisionDiff({ pageId, version, before }: RevisionDiffProps) {
  const [parts, setParts] = useState<[name: string, parts: DiffPart[]][] | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  useEffect(() => {
    let current = true;
    Promise.all([
      before === undefined ? undefined : loadRevision(pageId, before),
      loadRevision(pageId, version),
    ])
      .then(([from, to]) => {
        if (current) setParts(differences(from, to));
      })
      .catch((error: unknown) => {
        if (current) setFailure(messageOf(error));
      });
    return () => {
      current = false;
    };
  }, [pageId, version, before]);

  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (parts === undefined) return <p role="status">Comparing…</p>;
  return (
    <div className={styles.diff}>
      <h2>{before === undefined ? 'The first save' : `Changes since version ${before}`}</h2>
      {parts.length === 0 && <p>Nothing was changed.</p>}
      {parts.map(([name, lines]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <div className={styles.lines} tabIndex={0} role="region" aria-label={`Changes of ${name}`}>
            {lines.map((line, index) =>
              line.kind === 'skipped' ? (
                <p key={index} className={styles.skipped}>
                  {line.count === 1 ? '1 line' : `${line.count} lines`} as before
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

function differences(from: PageRevision | undefined, to: PageRevision): [string, DiffPart[]][] {
  const about = (revision: PageRevision | undefined): string[] =>
    revision === undefined
      ? []
      : [
          `Title: ${revision.title}`,
          `Link: /${revision.linkAddress}`,
          `SEO title: ${revision.seoTitle}`,
          `Meta description: ${revision.metaDescription}`,
          `Keywords: ${revision.keywords}`,
        ];
  const all: [string, DiffPart[]][] = [
    ['Title, link and search engines', lineDiff(about(from), about(to))],
    ['HTML', lineDiff(htmlLines(from?.html ?? ''), htmlLines(to.html))],
    ['CSS', lineDiff(cssLines(from?.css ?? ''), cssLines(to.css))],
  ];
  return all.filter(([, parts]) => parts.length > 0);
}
