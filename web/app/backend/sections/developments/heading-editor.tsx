import { setDevelopmentsHeading } from '@manzil/contracts/http/development-editing';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import styles from './developments.module.css';

/** The heading of the public list of projects. */
export function HeadingEditor({ stored, onSaved }: { stored: string; onSaved: () => Promise<void> }) {
  const form = useContractForm(setDevelopmentsHeading, {
    values: { newtext: stored },
    refusalField: 'newtext',
    send: (body) => callApi(setDevelopmentsHeading, { body }),
    onSaved: async (_, sent) => {
      form.noteStored(sent, 0);
      toasts.done('Heading updated successfully!');
      await onSaved();
    },
  });
  return (
    <form className={`backend-panel ${styles.heading ?? ''}`} {...form.attributes}>
      <FormFields>
        <TextField
          label="Heading of the public list"
          hint="Shown on top of the page of new developments."
          maxLength={300}
          {...form.text('newtext')}
        />
        <EditOnly>
          <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
            Save heading
          </Button>
        </EditOnly>
      </FormFields>
    </form>
  );
}
