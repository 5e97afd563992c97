import * as http from '@manzil/contracts/http/managed-listings';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi, messageOf } from '../../kit/data/call-api';
import { toView } from './property-address';
import { viewsQuery } from './property-calls';
import { LIST_WORDS } from './property-words';
import styles from './properties.module.css';

const WORDS = LIST_WORDS.views;

/** The saved views of the list, which all staff share. */
export function PropertyViews() {
  const { views } = useSuspenseQuery(viewsQuery).data;
  const [params] = useSearchParams();
  const [isNaming, setIsNaming] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const query = toView(params);
  const current = views.find((view) => view.query === query && query !== '');
  const remove = async (): Promise<void> => {
    if (current === undefined) return;
    const { id, name, query: before } = current;
    try {
      await callApi(http.deleteListingView, { params: { id } });
      toasts.done(WORDS.removed(name), {
        label: LIST_WORDS.bulk.undo,
        run: () =>
          void callApi(http.saveListingView, { body: { name, query: before } })
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
          label={WORDS.label}
          value={current === undefined ? '' : String(current.id)}
          options={[['', WORDS.choose], ...views.map(({ id, name }) => [String(id), name] as const)]}
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
            {WORDS.save}
          </Button>
        )}
        {current !== undefined && <Button onClick={() => void remove()}>{WORDS.remove}</Button>}
      </EditOnly>
      {isNaming && (
        <NameDialog
          query={query}
          onClose={() => {
            setIsNaming(false);
          }}
        />
      )}
    </div>
  );
}

function NameDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const refresh = useRefresh();
  const form = useContractForm(http.saveListingView, {
    values: { name: '', query },
    refusalField: 'name',
    send: (body) => callApi(http.saveListingView, { body }),
    onSaved: async ({ name }) => {
      await refresh();
      onClose();
      toasts.done(WORDS.saved(name));
    },
  });
  return (
    <Dialog title={WORDS.save} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField label={WORDS.name} hint={WORDS.hint} maxLength={60} {...form.text('name')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={form.busy}>
            {WORDS.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
