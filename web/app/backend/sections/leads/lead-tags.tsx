import type { Lead } from '@manzil/contracts/leads/lead';
import { MOST_LEAD_TAGS } from '@manzil/contracts/leads/tag';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../../kit/data/call-api';
import { tagsIn } from '../../kit/labels/tags-in';
import { changeLead } from './change-lead';
import { WORK_LABELS } from './lead-labels';
import { TAG_LABELS as TEXTS } from './tag-labels';
import { leadTagsQuery } from './lead-queries';
import styles from './leads.module.css';

type Target = Pick<Lead, 'id' | 'version'>;

interface LeadTagsProps {
  lead: Lead;
  onChanged: () => Promise<void>;
}

/** The tags of a lead, each added and removed at once. */
export function LeadTags({ lead, onChanged }: LeadTagsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const change = async (
    { id, version }: Target,
    { add = [], remove = [] }: { add?: string[]; remove?: string[] },
  ): Promise<void> => {
    setIsBusy(true);
    try {
      const saved = await changeLead(id, version, { addTags: add, removeTags: remove });
      toasts.done(remove[0] === undefined ? TEXTS.added(add) : TEXTS.removed(remove.join(', ')), {
        label: WORK_LABELS.undo,
        run: () => void change(saved, { add: remove, remove: add }),
      });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await onChanged();
    setIsBusy(false);
  };
  return (
    <section aria-label={TEXTS.title}>
      <ul className={styles.tags}>
        {lead.tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
            <EditOnly>
              <button
                type="button"
                aria-label={TEXTS.remove(tag)}
                disabled={isBusy}
                onClick={() => void change(lead, { remove: [tag] })}
              >
                ×
              </button>
            </EditOnly>
          </li>
        ))}
      </ul>
      {lead.tags.length < MOST_LEAD_TAGS && (
        <EditOnly>
          <TagForm
            label={TEXTS.field}
            isBusy={isBusy}
            onTags={(tags) => {
              const added = tags.filter((tag) => !lead.tags.includes(tag));
              if (added.length > 0) void change(lead, { add: added });
            }}
          />
        </EditOnly>
      )}
    </section>
  );
}

/** Several tags, separated by commas. */
const LONGEST_TYPED = 200;

interface TagFormProps {
  label: string;
  isBusy: boolean;
  onTags: (tags: string[]) => void;
}

/** A field for tags, with the tags in use as suggestions. */
export function TagForm({ label, isBusy, onTags }: TagFormProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const tags = tagsIn(typed);
  const [isUsed, setIsUsed] = useState(false);
  const known = useQuery({ ...leadTagsQuery, enabled: isUsed }).data?.tags ?? [];
  return (
    <form
      className={styles.addTag}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (tags.length === 0) return;
        onTags(tags);
        setTyped('');
      }}
    >
      <input
        type="text"
        className={styles.tagField}
        aria-label={label}
        placeholder={label}
        list={listId}
        maxLength={LONGEST_TYPED}
        onFocus={() => {
          setIsUsed(true);
        }}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button type="submit" disabled={isBusy || tags.length === 0}>
        {TEXTS.add}
      </Button>
    </form>
  );
}
