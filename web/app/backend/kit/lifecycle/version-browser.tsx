import { useEffect, useState } from 'react';
import type { DiffPart } from '@manzil/contracts/content/lifecycle';
import { messageOf } from '../data/call-api';
import { formatDateTime } from '../labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { DiffLines } from './diff-lines';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './version-browser.module.css';
import { memberName } from '../labels/member-name';

export interface BrowsedVersion {
  version: number;
  savedAt: string;
  savedBy: string;
  published: boolean;
}

interface BrowsedDiff {
  against: number | null;
  sections: readonly { name: string; parts: readonly DiffPart[] }[];
}

interface VersionSource {
  load: () => Promise<readonly BrowsedVersion[]>;
  /** Without `against`, compares with the version saved before. */
  diff: (version: number, against?: number) => Promise<BrowsedDiff>;
}

interface VersionBrowserProps {
  /** Must keep its identity while the loaded versions are current. */
  source: VersionSource;
  /** Label of the versions, for example 'Revisions' of a page. */
  label: string;
  /** Number of the newest version. */
  current: number;
  /** Effect of a restore, shown before it is done. */
  outcome: string;
  /** Absent when the member may not restore versions. */
  onRestore?: (version: number) => Promise<void>;
}

/** The versions of a record, what a restore of each would change, and a way to restore them. */
export function VersionBrowser({ source, label, current, outcome, onRestore }: VersionBrowserProps) {
  const [versions, setVersions] = useState<readonly BrowsedVersion[] | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<number | undefined>();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    let shown = true;
    source
      .load()
      .then((found) => {
        if (!shown) return;
        setVersions(found);
        setFailure(undefined);
        setChosen(found[0]?.version);
      })
      .catch((error: unknown) => {
        if (shown) setFailure(messageOf(error));
      });
    return () => {
      shown = false;
    };
  }, [source, attempt]);

  if (failure !== undefined)
    return (
      <div role="alert" className="backend-form">
        <p>{failure}</p>
        <Button
          onClick={() => {
            setAttempt((now) => now + 1);
          }}
        >
          Retry
        </Button>
      </div>
    );
  if (versions === undefined) return <p role="status">Loading the {label.toLowerCase()}…</p>;
  return (
    <div className={styles.revisions}>
      <ol className={styles.list} aria-label={label}>
        {versions.map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={version.version === chosen}
              onClick={() => {
                setChosen(version.version);
              }}
            >
              <strong>
                Version {version.version}
                {version.version === current && ' (now)'}
                {!version.published && ', a draft'}
              </strong>
              <span>
                {formatDateTime(version.savedAt)} by {memberName(version.savedBy) || 'the system'}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {chosen !== undefined && (
        <div className={styles.chosen}>
          {chosen !== current && onRestore !== undefined && (
            <EditOnly>
              <div className="backend-actions">
                <Button
                  kind="primary"
                  onClick={() => {
                    setAsking(true);
                  }}
                >
                  Restore version {chosen}
                </Button>
              </div>
            </EditOnly>
          )}
          <VersionDiff key={chosen} source={source} version={chosen} current={current} />
        </div>
      )}
      {asking && chosen !== undefined && onRestore !== undefined && (
        <Confirm
          title={`Restore version ${chosen}`}
          confirm="Restore"
          onConfirm={async () => {
            await onRestore(chosen);
            setAsking(false);
          }}
          onCancel={() => {
            setAsking(false);
          }}
        >
          {outcome}
        </Confirm>
      )}
    </div>
  );
}

interface VersionDiffProps {
  source: VersionSource;
  version: number;
  current: number;
}

/** An earlier version is compared with the current one, and the current one with the version before it. */
function VersionDiff({ source, version, current }: VersionDiffProps) {
  const isCurrent = version === current;
  const [diff, setDiff] = useState<BrowsedDiff | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  useEffect(() => {
    let shown = true;
    source
      .diff(version, isCurrent ? undefined : current)
      .then((found) => {
        if (shown) setDiff(found);
      })
      .catch((error: unknown) => {
        if (shown) setFailure(messageOf(error));
      });
    return () => {
      shown = false;
    };
  }, [source, version, current, isCurrent]);

  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (diff === undefined) return <p role="status">Comparing…</p>;
  const since = diff.against === null ? 'The first save' : `Changes since version ${String(diff.against)}`;
  const title = isCurrent ? since : `What restoring version ${String(version)} changes`;
  return <DiffLines title={title} sections={diff.sections} />;
}
