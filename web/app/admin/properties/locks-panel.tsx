import { useState } from 'react';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { useLock } from './use-lock';
import styles from './properties.module.css';

/** What staff hold fast of a listing, who did and since when. Each can be given back to the feed. */
export function LocksPanel({ managed, locks }: Pick<ManagedListing, 'managed' | 'locks'>) {
  const { busy, change } = useLock();
  const { id, overrides, feed } = managed;
  const by = (field: Lock['field']): string | undefined => {
    const lock = locks.find((each) => each.field === field);
    return lock && `Locked by ${lock.by ?? 'somebody'} on ${formatDateTime(lock.at)}`;
  };
  return (
    <section className="backend-panel" aria-labelledby="locks">
      <h2 id="locks" className={styles.title}>
        Locks
      </h2>
      <p className={styles.hint}>A locked field stays as it is through every update of the feed.</p>
      <div className="backend-form">
        <TitleLock
          // Another title than the one that this was begun on is begun anew.
          key={overrides.title ?? ''}
          managed={managed}
          note={by('title')}
          busy={busy === `${id} title`}
          onSave={(title) => change(managed, 'title', title, 'The title is locked.')}
          onLift={() => change(managed, 'title', undefined, 'The title follows the feed again.')}
        />
        <SelectField
          label="Featured"
          hint={by('featured') ?? `Follows the feed: ${feed.featured ? 'featured' : 'not featured'}`}
          value={overrides.featured === undefined ? 'feed' : String(overrides.featured)}
          options={[
            ['feed', 'As the feed says'],
            ['true', 'Locked: featured'],
            ['false', 'Locked: not featured'],
          ]}
          onText={(value) =>
            void change(
              managed,
              'featured',
              value === 'feed' ? undefined : value === 'true',
              value === 'feed' ? 'Featured follows the feed again.' : 'Featured is locked.',
            )
          }
        />
        <SelectField
          label="On the site"
          hint={by('hidden') ?? 'Shown as long as the feed has it'}
          value={overrides.hidden === true ? 'hidden' : 'feed'}
          options={[
            ['feed', 'As the feed says'],
            ['hidden', 'Locked: hidden'],
          ]}
          onText={(value) =>
            void change(
              managed,
              'hidden',
              value === 'hidden' ? true : undefined,
              value === 'hidden' ? 'The listing is hidden now.' : 'The listing is shown again.',
            )
          }
        />
      </div>
    </section>
  );
}

interface TitleLockProps {
  managed: ManagedProperty;
  note: string | undefined;
  busy: boolean;
  onSave: (title: string) => Promise<void>;
  onLift: () => Promise<void>;
}

function TitleLock({ managed: { overrides, feed }, note, busy, onSave, onLift }: TitleLockProps) {
  const locked = overrides.title;
  const [title, setTitle] = useState(locked ?? feed.title);
  const wanted = title.trim();
  return (
    <form
      className={styles.titleLock}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && wanted !== '' && wanted !== locked) void onSave(wanted);
      }}
    >
      <TextField
        label="Title"
        maxLength={300}
        hint={locked === undefined ? 'Follows the feed' : `${note ?? 'Locked'}. The feed says: ${feed.title}`}
        value={title}
        onText={setTitle}
      />
      <div className="backend-actions">
        <Button
          type="submit"
          busy={busy}
          disabled={wanted === '' || wanted === (locked ?? feed.title)}
          kind="primary"
        >
          Lock title
        </Button>
        {locked !== undefined && <Button onClick={() => void onLift()}>Follow the feed</Button>}
      </div>
    </form>
  );
}
