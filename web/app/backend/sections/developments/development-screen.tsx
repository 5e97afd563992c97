import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { useReturnPath } from '../../kit/address/use-return-path';
import { EntryStatus } from '../../kit/lifecycle/entry-status';
import { publishEntry } from '../../kit/lifecycle/lifecycle-calls';
import { DuplicateButton } from '../../kit/lifecycle/duplicate-button';
import { DONE, scheduledWords } from '../../kit/lifecycle/lifecycle-labels';
import { usePublishCheck } from '../../kit/lifecycle/publish-check';
import { ScheduleDialog } from '../../kit/lifecycle/schedule-dialog';
import { entryPath } from '../../kit/address/entry-path';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { toasts } from '../../../shared/ui/toast-queue';
import { SectionHead } from '../../kit/layout/section-head';
import { gapsOfDevelopment } from '@manzil/contracts/publish-gaps';
import { DevelopmentForm } from './development-form';
import { Gallery } from './gallery';
import { loadDevelopment, type StoredDevelopment } from './load-development';
import { duplicateDevelopment } from './duplicate-development';
import type { Intent } from './use-development-form';
import { useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';

/** Adds a project, or edits a stored one together with its gallery. */
export function DevelopmentScreen({ stored }: { stored?: StoredDevelopment }) {
  // Keeps the initial state of the form, because `stored` changes with each edit of the gallery.
  const [begun, setBegun] = useState({ round: 0, stored });
  const [scheduling, setScheduling] = useState(false);
  const isReadOnly = useReadOnly();
  const isDraftsOnly = useDraftsOnly();
  const check = usePublishCheck();
  const refresh = useRefresh();
  const back = useReturnPath('/backend/developments');
  const development = begun.stored?.development;
  const { lifecycle } = stored ?? {};
  const entry = { kind: 'development', id: development?.id ?? 0 } as const;
  const restart = (fresh: StoredDevelopment | undefined): void => {
    setBegun(({ round }) => ({ round: round + 1, stored: fresh }));
  };
  /** Shows the stored state after a change, then a message. */
  const changed = (message: string, undo?: { label: string; run: () => void }): void => {
    setScheduling(false);
    void reload().then(() => {
      toasts.done(message, undo);
    });
  };
  const reload = async (): Promise<void> => {
    try {
      const fresh = await loadDevelopment(String(entry.id));
      await refresh();
      restart(fresh);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  const drafted = (intent: Intent): void => {
    void reload().then(() => {
      setScheduling(intent === 'schedule');
    });
  };
  const publish = async (version: number): Promise<void> => {
    try {
      await publishEntry(entry, version);
      changed(DONE.published);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };

  return (
    <>
      <SectionHead
        title={
          development === undefined
            ? 'Add Property'
            : isReadOnly
              ? development.name
              : `Edit ${development.name}`
        }
      >
        {development?.live === true && (
          <ButtonLink to={`/${development.pagelink}`} target="_blank" rel="noreferrer">
            View page
          </ButtonLink>
        )}
        {!isReadOnly && !isDraftsOnly && stored !== undefined && lifecycle?.live === false && (
          <Button
            onClick={() => {
              const { development: project, images } = stored;
              const missing = gapsOfDevelopment({ ...project, images: images.map(({ url }) => url) });
              check.publish(missing, () => void publish(stored.version));
            }}
          >
            Publish
          </Button>
        )}
        {stored !== undefined && <DuplicateButton duplicate={() => duplicateDevelopment(stored)} />}
        <ButtonLink to={back}>Back</ButtonLink>
      </SectionHead>
      {check.question}
      <div className="backend-form">
        {stored !== undefined && lifecycle !== undefined && (
          <EntryStatus
            entry={entry}
            stamp={{
              version: stored.version,
              updatedAt: stored.development.updatedAt ?? '',
              updatedBy: stored.updatedBy ?? '',
            }}
            lifecycle={lifecycle}
            path={entryPath('development', { slug: stored.development.pagelink, lifecycle })}
            dirty={false}
            onChanged={changed}
          />
        )}
        <DevelopmentForm
          key={begun.round}
          stored={begun.stored && latest(begun.stored, stored)}
          onRestart={restart}
          onTheirs={(theirs) => {
            setBegun(({ round }) => ({ round, stored: theirs }));
          }}
          onDrafted={drafted}
        />
        {stored !== undefined && <Gallery stored={stored} onChanged={refresh} />}
      </div>
      {scheduling && stored !== undefined && lifecycle !== undefined && (
        <ScheduleDialog
          entry={entry}
          version={stored.version}
          lifecycle={lifecycle}
          onClose={() => {
            setScheduling(false);
          }}
          onScheduled={({ lifecycle: times }) => {
            changed(scheduledWords(times));
          }}
        />
      )}
    </>
  );
}

/**
 * A gallery change also creates a new version. If the texts are the same, the open form continues on that version, so
 * that its save does not conflict.
 */
function latest(begun: StoredDevelopment, loaded: StoredDevelopment | undefined): StoredDevelopment {
  const same = loaded !== undefined && textsOf(loaded) === textsOf(begun);
  return same
    ? { ...begun, version: Math.max(begun.version, loaded.version), lifecycle: loaded.lifecycle }
    : begun;
}

/** Leaves out the time of the last change, which is not content. */
const textsOf = ({ development: { updatedAt: _updatedAt, ...texts } }: StoredDevelopment): string =>
  JSON.stringify(texts);
