import type { Binned } from '@manzil/contracts/content/bin';
import { recordPath } from '@manzil/contracts/content/record-path';
import * as bin from '@manzil/contracts/http/bin';
import { isReservedPath } from '@manzil/contracts/reserved-paths';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { pathOf } from './bin-columns';
import { TEXTS } from './bin-texts';
import { undoWith } from './use-restore';

interface RestoreElsewhereProps {
  entry: Binned;
  onClose: () => void;
}

/**
 * Asks for another slug for an entry whose own has been taken since it was deleted, and for a project also for a name.
 */
export function RestoreElsewhere({ entry, onClose }: RestoreElsewhereProps) {
  const { kind, id, title } = entry;
  const refresh = useRefresh();
  const isProject = kind === 'development';
  const form = useContractForm(bin.restoreFromBin, {
    values: { slug: `${entry.slug ?? ''}-2`, name: title },
    refusalField: 'slug',
    check: ({ slug }) =>
      recordPath(kind, slug) === `/${slug}` && isReservedPath(slug)
        ? [{ field: 'slug', message: TEXTS.elsewhere.reserved }]
        : [],
    send: (body) =>
      callApi(bin.restoreFromBin, {
        params: { kind, id },
        body: { slug: body?.slug, ...(isProject && { name: body?.name }) },
      }),
    onSaved: () => {
      onClose();
      toasts.done(TEXTS.restored(kind, title), undoWith(refresh)([entry]));
      void refresh();
    },
  });
  return (
    <Dialog title={isProject ? TEXTS.elsewhere.titleOfProject : TEXTS.elsewhere.title} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{isProject ? TEXTS.elsewhere.textOfProject(title) : TEXTS.elsewhere.text(pathOf(entry), title)}</p>
        {isProject && <TextField label={TEXTS.elsewhere.name} {...form.text('name')} />}
        <TextField label={TEXTS.elsewhere.link} autoFocus {...form.text('slug')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.restore(kind)}
          </Button>
          <Button onClick={onClose}>{TEXTS.elsewhere.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
