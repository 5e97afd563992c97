import * as http from '@manzil/contracts/http/managed-listings';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../shared/ui/button';
import { toasts } from '../../../../shared/ui/toast-queue';
import { useRefresh } from '../../../kit/data/use-refresh';
import { writeDraft } from '../../../kit/data/draft-storage';
import { FormProblem } from '../../../kit/form/form-problem';
import { useContractForm } from '../../../kit/form/use-contract-form';
import { callApi } from '../../../kit/data/call-api';
import { ConflictChoice } from '../../../kit/form/conflict-choice';
import type { Theirs } from '../../../kit/form/merge-dialog';
import { takeTheirs } from '../../../kit/form/take-theirs';
import { usePublishCheck } from '../../../kit/lifecycle/publish-check';
import { DraftNote } from '../../../kit/form/draft-note';
import { LeaveQuestion } from '../../../kit/form/leave-question';
import { ListingSections } from './form-sections';
import { FORM_TEXTS } from './form-texts';
import { fieldOf, formOf, issuesOf, valuesOf, type FormValues } from './form-values';
import { missingInListing } from './missing-in-listing';
import { ListingFormContext } from './listing-form-context';
import { StickyBar } from '../../../kit/layout/sticky-bar';

const draftName = (id: number | undefined): string => `listing:${id ?? 'new'}`;

/** The form of a listing of our own; a new one without `stored`. */
export function OwnListingForm({ stored }: { stored?: ManagedListing }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const publish = useRef(false);
  const [target, setTarget] = useState<string | undefined>();
  const isPublished = stored !== undefined && stored.managed.status !== 'draft';
  const id = stored?.managed.id;

  const form = useContractForm(http.saveListing, {
    values: formOf(stored?.property),
    version: stored?.managed.version ?? 0,
    draft: draftName(id),
    bodyOf: (values: FormValues) => ({ values: valuesOf(values), publish: publish.current }),
    check: issuesOf,
    fieldOf,
    send: async (body, version) =>
      id === undefined
        ? callApi(http.createListing, { body })
        : callApi(http.saveListing, { params: { id }, body: { ...body, expectedVersion: version } }),
    onSaved: async ({ pagelink, status }, sent) => {
      const isPublic = status === 'public' || status === 'missing';
      const words =
        status === 'draft'
          ? FORM_TEXTS.draftSaved
          : !isPublic
            ? FORM_TEXTS.savedHidden
            : isPublished
              ? FORM_TEXTS.saved
              : FORM_TEXTS.published;
      const fresh = await callApi(http.showManagedListing, { params: { pagelink } });
      const { id: savedId, version } = fresh.managed;
      const values = formOf(fresh.property);
      const typed = form.typedSince(sent, values);
      const isLeaving = stored === undefined || (typed === undefined && !isPublished && status !== 'draft');
      if (isLeaving) form.settle(values, version);
      else form.rebase(values, version, sent);
      // The form of the stored listing continues with the values typed into the new one during its first save.
      if (stored === undefined && typed !== undefined)
        writeDraft(draftName(savedId), { base: String(version), values: typed });
      toasts.done(words);
      await refresh();
      const view = `/backend/properties/${pagelink}`;
      if (isLeaving) setTarget(status === 'draft' || typed !== undefined ? `${view}/edit` : view);
    },
  });
  useEffect(() => {
    // In an effect, so that the guard against losing unsaved changes is removed before.
    if (target !== undefined) void navigate(target, { replace: true });
  }, [target, navigate]);

  const save = (isPublic: boolean, overVersion?: number): void => {
    publish.current = isPublic;
    void form.submit(overVersion);
  };
  const check = usePublishCheck();
  const readTheirs = async (): Promise<Theirs<FormValues>> => {
    const { pagelink = '' } = stored?.managed ?? {};
    const { property, managed } = await callApi(http.showManagedListing, { params: { pagelink } });
    return {
      values: formOf(property),
      take: () => {
        form.settle(formOf(property), managed.version);
      },
    };
  };
  return (
    <ListingFormContext value={{ form, feed: undefined }}>
      <form
        className="backend-form"
        {...form.attributes}
        onSubmit={(event) => {
          event.preventDefault();
          const missing = isPublished ? [] : missingInListing(form.values);
          check.publish(missing, () => {
            save(true);
          });
        }}
      >
        <DraftNote form={form} />
        <ListingSections />
        {form.conflict !== undefined && (
          <ConflictChoice
            conflict={form.conflict}
            what="this listing"
            busy={form.busy}
            onKeepMine={() => {
              save(publish.current, form.conflict?.version);
            }}
            onTakeTheirs={() => void takeTheirs(readTheirs)}
            merging={{ form, readTheirs }}
          />
        )}
        <FormProblem form={form} />
        <StickyBar>
          <span role="status">{form.busy ? FORM_TEXTS.saving : form.dirty ? FORM_TEXTS.unsaved : ''}</span>
          <div className="backend-actions">
            <Button disabled={!form.dirty || form.busy} onClick={form.discard}>
              {FORM_TEXTS.discard}
            </Button>
            {!isPublished && (
              <Button
                busy={form.busy}
                disabled={!form.dirty}
                onClick={() => {
                  save(false);
                }}
              >
                {FORM_TEXTS.saveDraft}
              </Button>
            )}
            <Button type="submit" kind="primary" busy={form.busy} disabled={isPublished && !form.dirty}>
              {isPublished ? FORM_TEXTS.save : FORM_TEXTS.publish}
            </Button>
          </div>
        </StickyBar>
        {form.dirty && target === undefined && <LeaveQuestion />}
        {check.question}
      </form>
    </ListingFormContext>
  );
}
