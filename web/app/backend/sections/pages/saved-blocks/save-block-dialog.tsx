import * as http from '@manzil/contracts/http/saved-blocks';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { TextField } from '../../../../shared/ui/field';
import { toasts } from '../../../../shared/ui/toast-queue';
import { FormProblem } from '../../../kit/form/form-problem';
import { useContractForm } from '../../../kit/form/use-contract-form';
import { callApi } from '../../../kit/data/call-api';
import { useRefreshBlocks } from './saved-block-calls';
import { TEXTS } from './saved-block-texts';

export interface BlockCode {
  /** The editor's name of the part. */
  part: string;
  html: string;
  css: string;
}

interface SaveBlockProps {
  code: BlockCode;
  onClose: () => void;
}

/** Dialog to name and save a part of a page. */
export function SaveBlockDialog({ code: { part, html, css }, onClose }: SaveBlockProps) {
  const refresh = useRefreshBlocks();
  const form = useContractForm(http.addSavedBlock, {
    values: { name: '', html, css },
    send: (body) => callApi(http.addSavedBlock, { body }),
    onSaved: async () => {
      await refresh();
      onClose();
      toasts.done(TEXTS.saved);
    },
  });
  const issue = form.issueOf('html') ?? form.issueOf('css');
  return (
    <Dialog title={TEXTS.save} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <p>{TEXTS.intro(part)}</p>
        <p>{TEXTS.copies}</p>
        <TextField label={TEXTS.name} maxLength={60} {...form.text('name')} />
        <FormProblem form={form} />
        {/* The code has no field here that could show its error. */}
        {issue !== undefined && <p role="alert">{issue}</p>}
        <div className="backend-actions">
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
