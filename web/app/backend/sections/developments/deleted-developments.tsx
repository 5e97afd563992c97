import * as http from '@manzil/contracts/http/development-editing';
import type { DeletedDevelopment } from '@manzil/contracts/listings/development';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeletedEntries } from '../../kit/collection/deleted-entries';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { ApiProblem, callApi, messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { deletedDevelopmentsQuery } from './load-developments';

/** Deleted projects that can be restored, with another link if theirs has been taken. */
export function DeletedDevelopments() {
  const { data: deleted = [] } = useQuery(deletedDevelopmentsQuery);
  const [taken, setTaken] = useState<DeletedDevelopment | undefined>();
  const refresh = useRefresh();
  const restore = async (id: number, name: string): Promise<void> => {
    try {
      await callApi(http.restoreDevelopment, { params: { id }, body: {} });
      toasts.done(`${name} is restored.`);
    } catch (error) {
      if (error instanceof ApiProblem && error.issues.length > 0)
        setTaken(deleted.find((each) => each.id === id));
      else toasts.failed(messageOf(error));
    }
    await refresh();
  };
  return (
    <>
      <DeletedEntries
        deleted={deleted.map(({ name, ...rest }) => ({ ...rest, title: name }))}
        onRestore={restore}
      />
      {taken !== undefined && (
        <RestoreElsewhere
          project={taken}
          onClose={() => {
            setTaken(undefined);
          }}
          onRestored={() => {
            setTaken(undefined);
            toasts.done(`${taken.name} is restored.`);
            void refresh();
          }}
        />
      )}
    </>
  );
}

interface RestoreElsewhereProps {
  project: DeletedDevelopment;
  onClose: () => void;
  onRestored: () => void;
}

/** Asks for another name or link for a project whose own has been taken since it was deleted. */
function RestoreElsewhere({ project, onClose, onRestored }: RestoreElsewhereProps) {
  const form = useContractForm(http.restoreDevelopment, {
    values: { name: project.name, pagelink: `${project.pagelink}-2` },
    send: (body) => callApi(http.restoreDevelopment, { params: { id: project.id }, body }),
    onSaved: onRestored,
  });
  return (
    <Dialog title="Another name or link" onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>The name or the link of “{project.name}” is already in use. Choose others to restore it.</p>
        <TextField label="Property name" autoFocus {...form.text('name')} />
        <TextField label="Link" {...form.text('pagelink')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            Restore
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
