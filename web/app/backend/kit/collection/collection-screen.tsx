import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ContractForm } from '../form/use-contract-form';
import { useRefresh } from '../data/use-refresh';
import { messageOf } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import type { Bulk } from '../../../shared/ui/data-table';
import { useEntryParam } from '../address/use-entry-param';
import { ButtonLink } from '../../../shared/ui/button-link';
import { entryPath } from '../address/entry-path';
import { LeavingConfirm } from '../links/leaving-confirm';
import { SectionHead } from '../layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { BulkButtons } from './bulk/bulk-buttons';
import { BulkQuestion } from './bulk/bulk-question';
import type { BulkRequest } from './bulk/bulk-targets';
import { binWords } from './bulk/bulk-messages';
import type { Collection, Stamped } from './collection';
import { openForEdit } from './collection-query';
import { removeEntry, restoreEntry } from './collection-calls';
import { DeletedEntries } from './deleted-entries';
import { EntryDialog } from './entry-dialog';
import { EditOnly } from '../../../shared/ui/read-only';

export interface EntryActions<Listed extends Stamped> {
  edit: (entry: Listed) => void;
  remove: (entry: Listed) => void;
  /** Actions on all entries that are selected. */
  bulk: Bulk<Listed>;
}

interface CollectionScreenProps<Form extends FieldValues, Entry extends Stamped, Listed extends Stamped> {
  collection: Collection<Form, Entry, Listed>;
  list: (entries: readonly Listed[], actions: EntryActions<Listed>) => ReactNode;
  /** Fields of the edit dialog; absent when entries have their own edit page. */
  fields?: (form: ContractForm<Form>, entry: Entry | undefined) => ReactNode;
  /** Other content of the section, below the list. */
  children?: ReactNode;
}

interface Edited<Form, Entry> {
  /** Undefined for a new entry. */
  entry: Entry | undefined;
  /** Initial values of a new entry. */
  given?: Partial<Form>;
}

/** Returns the texts for existing fields of the form. */
const textsFor = <Form extends FieldValues>(
  blank: Form,
  texts: Readonly<Record<string, string>>,
): Partial<Form> =>
  Object.fromEntries(
    Object.entries(texts).filter(([field]) => typeof blank[field] === 'string'),
  ) as Partial<Form>;

/** List, form, deletion and recycle bin, the same for every collection. */
export function CollectionScreen<Form extends FieldValues, Entry extends Stamped, Listed extends Stamped>({
  collection,
  list,
  fields,
  children,
}: CollectionScreenProps<Form, Entry, Listed>) {
  const { title, intro, one, endpoints, publicPath, editorPath, nameOf } = collection;
  const navigate = useNavigate();
  const { entries, deleted } = useSuspenseQuery(collection.list).data;
  const refresh = useRefresh();
  const [edited, setEdited] = useState<Edited<Form, Entry> | undefined>();
  const [leaving, setLeaving] = useState<Listed | undefined>();
  const [asked, setAsked] = useState<BulkRequest<Listed> | undefined>();

  const edit = async (listed: Pick<Listed, 'id'>): Promise<void> => {
    try {
      setEdited({ entry: await openForEdit(collection, listed.id) });
    } catch (error) {
      toasts.failed(messageOf(error));
      await refresh();
    }
  };
  useEntryParam((wanted, texts) => {
    if (wanted === 'new') setEdited({ entry: undefined, given: textsFor(collection.blank, texts) });
    else void edit({ id: Number(wanted) });
  });
  const restore = async (id: number, name: string): Promise<void> => {
    try {
      await restoreEntry(endpoints, id);
      toasts.done(`“${name}” is back.`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const remove = async (listed: Listed): Promise<boolean> => {
    const name = nameOf(listed);
    let removed = false;
    try {
      await removeEntry(endpoints, listed.id);
      removed = true;
      toasts.done(`“${name}” is deleted.`, {
        label: 'Undo',
        run: () => void restore(listed.id, name),
      });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setLeaving(undefined);
    return removed;
  };

  return (
    <>
      <SectionHead title={title} intro={intro}>
        <a className="backend-link" href={publicPath} target="_blank" rel="noreferrer">
          See it on the site
        </a>
        <EditOnly>
          {editorPath === undefined ? (
            <Button
              kind="primary"
              onClick={() => {
                setEdited({ entry: undefined });
              }}
            >
              Add {one}
            </Button>
          ) : (
            <ButtonLink kind="primary" prefetch="intent" to={editorPath('new')}>
              Add {one}
            </ButtonLink>
          )}
        </EditOnly>
      </SectionHead>
      <div className="backend-form">
        {list(entries, {
          edit: (entry) => void (editorPath === undefined ? edit(entry) : navigate(editorPath(entry.id))),
          remove: setLeaving,
          bulk: {
            nameOf,
            actions: (selected, done) => <BulkButtons selected={selected} done={done} onAsk={setAsked} />,
          },
        })}
        <DeletedEntries deleted={deleted} onRestore={restore} />
        {children}
      </div>
      {edited !== undefined && fields !== undefined && (
        <EntryDialog
          key={edited.entry?.id ?? 'new'}
          collection={collection}
          entry={edited.entry}
          given={edited.given}
          fields={fields}
          onClose={() => {
            setEdited(undefined);
          }}
          onSaved={(message, undo) => {
            // An undo may come while the form of another entry is open.
            setEdited((now) => (now === edited ? undefined : now));
            toasts.done(message, undo);
            void refresh();
          }}
        />
      )}
      {leaving !== undefined && (
        <LeavingConfirm
          path={entryPath(collection.kind, leaving)}
          title={`Delete ${one}`}
          confirm="Delete"
          danger
          onConfirm={() => remove(leaving)}
          onCancel={() => {
            setLeaving(undefined);
          }}
        >
          <p>Are you sure you want to delete this item?</p>
          <p>
            <strong>{nameOf(leaving)}</strong>
          </p>
          <p>{binWords(1)}</p>
        </LeavingConfirm>
      )}
      {asked !== undefined && (
        <BulkQuestion
          collection={collection}
          request={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
