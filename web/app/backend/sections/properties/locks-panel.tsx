import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { overrideListing } from '@manzil/contracts/http/managed-listings';
import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { useContractForm } from '../../kit/form/use-contract-form';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { useLock, type LockChanges } from './use-lock';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import styles from './properties.module.css';
import { memberName } from '../../kit/labels/member-name';

/** Edits the locks of a listing, and shows who set each one and when. Each can be lifted. */
export function LocksPanel({ managed, locks }: Pick<ManagedListing, 'managed' | 'locks'>) {
  const lockChanges = useLock();
  const { change } = lockChanges;
  const { overrides, feed } = managed;
  const by = (field: Lock['field']): string | undefined => {
    const lock = locks.find((each) => each.field === field);
    return lock && `Locked by ${memberName(lock.by ?? 'the system')} on ${formatDateTime(lock.at)}`;
  };
  return (
    <section className="backend-panel" aria-labelledby="locks">
      <h2 id="locks" className={styles.title}>
        Locks
      </h2>
      <p className={styles.hint}>A locked field stays as it is through every update of the feed.</p>
      <div className="backend-form">
        <FormFields>
          <TitleLock
            // Starts again when the title changes.
            key={overrides.title ?? ''}
            managed={managed}
            note={by('title')}
            locks={lockChanges}
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
        </FormFields>
      </div>
    </section>
  );
}

interface TitleLockProps {
  managed: ManagedProperty;
  note: string | undefined;
  locks: LockChanges;
}

function TitleLock({ managed, note, locks }: TitleLockProps) {
  const { id, overrides, feed } = managed;
  const locked = overrides.title;
  const form = useContractForm(overrideListing, {
    values: { title: locked ?? feed.title },
    refusalField: 'title',
    send: ({ title }) => locks.set(managed, 'title', title, 'The title is locked.'),
    onSaved: (saved, sent) => {
      form.rebase({ title: saved.overrides.title ?? saved.feed.title }, 0, sent);
    },
  });
  return (
    <form className={styles.titleLock} {...form.attributes}>
      <TextField
        label="Title"
        maxLength={300}
        hint={locked === undefined ? 'Follows the feed' : `${note ?? 'Locked'}. The feed says: ${feed.title}`}
        {...form.text('title')}
      />
      <EditOnly>
        <div className="backend-actions">
          <Button type="submit" busy={form.busy} disabled={!form.dirty} kind="primary">
            Lock title
          </Button>
          {locked !== undefined && (
            <Button
              busy={locks.busy === `${id} title`}
              onClick={() =>
                void locks.change(managed, 'title', undefined, 'The title follows the feed again.')
              }
            >
              Follow the feed
            </Button>
          )}
        </div>
      </EditOnly>
    </form>
  );
}
