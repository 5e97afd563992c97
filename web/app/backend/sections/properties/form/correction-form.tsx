import * as http from '@manzil/contracts/http/managed-listings';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { TextField } from '../../../../shared/ui/field';
import { toasts } from '../../../../shared/ui/toast-queue';
import { useRefresh } from '../../../kit/data/use-refresh';
import { FormProblem } from '../../../kit/form/form-problem';
import { useContractForm, type Replaced } from '../../../kit/form/use-contract-form';
import { callApi } from '../../../kit/data/call-api';
import { DraftNote } from '../../../kit/form/draft-note';
import { LeaveQuestion } from '../../../kit/form/leave-question';
import { correctionOf, feedForm } from './corrections';
import { ListingSections } from './form-sections';
import { FORM_TEXTS } from './form-texts';
import { fieldOf, formOf, issuesOf, type FormValues } from './form-values';
import { ListingFormContext } from './listing-form-context';
import { StickyBar } from '../../../kit/layout/sticky-bar';

/** Form to correct a listing of a feed. Values that differ from the feed are locked. */
export function CorrectionForm({ stored: first }: { stored: ManagedListing }) {
  const refresh = useRefresh();
  const [stored, setStored] = useState(first);
  const { property, managed } = stored;
  const { id, pagelink, overrides } = managed;
  const shown = formOf(property, { isOwn: false });
  const feed = feedForm(property, managed);

  const form = useContractForm(http.correctListing, {
    values: shown,
    version: managed.version,
    draft: `corrections:${String(id)}`,
    bodyOf: (values: FormValues, { values: begun }: Replaced<FormValues>) =>
      correctionOf(values, { stored: begun, feed, overrides }),
    check: issuesOf,
    fieldOf,
    send: (body) => callApi(http.correctListing, { params: { id }, body }),
    onSaved: async (_, sent) => {
      const fresh = await callApi(http.showManagedListing, { params: { pagelink } });
      setStored(fresh);
      form.rebase(formOf(fresh.property, { isOwn: false }), fresh.managed.version, sent);
      toasts.done(FORM_TEXTS.corrected);
      await refresh();
    },
  });
  return (
    <ListingFormContext value={{ form, feed }}>
      <form className="backend-form" {...form.attributes}>
        <DraftNote form={form} />
        <ListingSections />
        <FormProblem form={form} />
        <StickyBar>
          <TextField
            label={FORM_TEXTS.reason}
            hint={FORM_TEXTS.reasonHint}
            maxLength={300}
            {...form.text('reason')}
          />
          <div className="backend-actions">
            <span role="status">{form.busy ? FORM_TEXTS.saving : form.dirty ? FORM_TEXTS.unsaved : ''}</span>
            <Button disabled={!form.dirty || form.busy} onClick={form.discard}>
              {FORM_TEXTS.discard}
            </Button>
            <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
              {FORM_TEXTS.saveCorrections}
            </Button>
          </div>
        </StickyBar>
        {form.dirty && <LeaveQuestion />}
      </form>
    </ListingFormContext>
  );
}
