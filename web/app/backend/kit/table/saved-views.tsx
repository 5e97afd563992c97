import type { saveLeadView, deleteLeadView } from '@manzil/contracts/http/lead-views';
import type { saveListingView, deleteListingView } from '@manzil/contracts/http/managed-listings';
import type { SavedView } from '@manzil/contracts/saved-view';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { callApi, messageOf } from '../data/call-api';
import { useRefresh } from '../data/use-refresh';
import { FormProblem } from '../form/form-problem';
import { useContractForm } from '../form/use-contract-form';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  views: readonly SavedView[];
  /** Filters and order in the URL, as a view stores them; empty if there are none. */
  query: string;
  /** What a view stores. */
  hint: string;
  save: typeof saveListingView | typeof saveLeadView;
  remove: typeof deleteListingView | typeof deleteLeadView;
}

/** The saved views of a list, shared by all staff: to choose, save under a name and delete. */
export function SavedViews({ views, query, hint, save, remove }: SavedViewsProps) {
  const [isNaming, setIsNaming] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const current = views.find((view) => view.query === query && query !== '');
  const removeCurrent = async (): Promise<void> => {
    if (current === undefined) return;
    const { id, name, query: before } = current;
    try {
      await callApi(remove, { params: { id } });
      toasts.done(`The view "${name}" is deleted.`, {
        label: 'Undo',
        run: () =>
          void callApi(save, { body: { name, query: before } })
            .catch((error: unknown) => {
              toasts.failed(messageOf(error));
            })
            .then(refresh),
      });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <SelectField
          label="Saved views"
          value={current === undefined ? '' : String(current.id)}
          options={[['', 'Choose a view'], ...views.map(({ id, name }) => [String(id), name] as const)]}
          onText={(id) => {
            const view = views.find((each) => String(each.id) === id);
            void navigate(`?${view?.query ?? ''}`);
          }}
        />
      )}
      <EditOnly>
        {query !== '' && current === undefined && (
          <Button
            onClick={() => {
              setIsNaming(true);
            }}
          >
            Save view
          </Button>
        )}
        {current !== undefined && <Button onClick={() => void removeCurrent()}>Delete view</Button>}
      </EditOnly>
      {isNaming && (
        <NameDialog
          query={query}
          hint={hint}
          save={save}
          onClose={() => {
            setIsNaming(false);
          }}
        />
      )}
    </div>
  );
}

type NameDialogProps = Pick<SavedViewsProps, 'query' | 'hint' | 'save'> & { onClose: () => void };

function NameDialog({ query, hint, save, onClose }: NameDialogProps) {
  const refresh = useRefresh();
  const form = useContractForm(save, {
    values: { name: '', query },
    refusalField: 'name',
    send: (body) => callApi(save, { body }),
    onSaved: async ({ name }) => {
      await refresh();
      onClose();
      toasts.done(`The view "${name}" is saved.`);
    },
  });
  return (
    <Dialog title="Save view" onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField label="Name of the view" hint={hint} maxLength={60} {...form.text('name')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={form.busy}>
            Save view
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
