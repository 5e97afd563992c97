import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../kit/form/form-problem';
import { useReturnPath } from '../../kit/address/use-return-path';
import { ConflictChoice } from '../../kit/form/conflict-choice';
import type { Theirs } from '../../kit/form/merge-dialog';
import { takeTheirs } from '../../kit/form/take-theirs';
import { DraftNote } from '../../kit/form/draft-note';
import { LeaveQuestion } from '../../kit/form/leave-question';
import { Button } from '../../../shared/ui/button';
import { OfferSection, PageSection, ProjectSection } from './form-sections';
import { missingIn, valuesOf, type FormValues } from './form-values';
import { hasDraft, loadDevelopment, type StoredDevelopment } from './load-development';
import { useDevelopmentForm, type Intent } from './use-development-form';
import { usePublishCheck } from '../../kit/lifecycle/publish-check';
import { APPROVAL_LABELS } from '../../kit/lifecycle/approval-labels';
import { EditOnly, FormFields, PublishOnly, useDraftsOnly } from '../../../shared/ui/read-only';
import { StickyBar } from '../../kit/layout/sticky-bar';

interface DevelopmentFormProps {
  /** Absent for a new project. */
  stored: StoredDevelopment | undefined;
  /** Resets the form to the stored values, after the unsaved ones were saved or discarded. */
  onRestart: (stored: StoredDevelopment | undefined) => void;
  /** Called with the state that another user saved, when the form continues from it. */
  onTheirs: (stored: StoredDevelopment) => void;
  /** Called when a draft was stored; `intent` is the purpose of the save. */
  onDrafted: (intent: Intent) => void;
}

/** The three sections of a project. */
export function DevelopmentForm({ stored, onRestart, onTheirs, onDrafted }: DevelopmentFormProps) {
  const [saved, setSaved] = useState(false);
  const isDraftsOnly = useDraftsOnly();
  const navigate = useNavigate();
  const back = useReturnPath('/backend/developments');
  const state = useDevelopmentForm(stored, (intent) => {
    if (stored === undefined || intent === 'publish') setSaved(true);
    else onDrafted(intent);
  });
  const check = usePublishCheck();
  const { form, dirty } = state;
  const { busy, conflict } = form;
  const development = stored?.development;
  const isPublishing = development?.live === true && hasDraft(stored?.lifecycle);

  useEffect(() => {
    // After the guard was removed, because all changes are saved.
    if (saved) void navigate(back);
  }, [saved, navigate, back]);

  const discard = (): void => {
    form.discard();
    onRestart(stored);
  };
  const readTheirs = async (): Promise<Theirs<FormValues>> => {
    const theirs = await loadDevelopment(String(development?.id));
    const values = valuesOf(theirs.development);
    return {
      values,
      take: () => {
        // Chosen files stay, because they cannot conflict with another user's save.
        form.settle(values, theirs.version);
        onTheirs(theirs);
      },
    };
  };

  return (
    <form
      className="backend-form"
      {...form.attributes}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDraftsOnly || development !== undefined) void state.save(isDraftsOnly ? 'draft' : 'publish');
        else check.publish(missingIn(form.values, state.files, []), () => void state.save('publish'));
      }}
    >
      <DraftNote form={{ recovered: form.recovered, discard }} />
      <FormFields key={form.generation}>
        <ProjectSection state={state} stored={development} />
        <OfferSection state={state} stored={development} />
        <PageSection state={state} stored={development} />
      </FormFields>
      {conflict !== undefined && development !== undefined && (
        <ConflictChoice
          conflict={conflict}
          what="this project"
          busy={busy}
          onKeepMine={() => void state.save(state.intent(), conflict.version)}
          onTakeTheirs={() => void takeTheirs(readTheirs)}
          merging={{ form, readTheirs }}
        />
      )}
      <FormProblem form={form} />
      <EditOnly>
        <StickyBar>
          <span role="status">{busy ? 'Saving…' : dirty ? 'You have unsaved changes.' : ''}</span>
          <div className="backend-actions">
            {busy ? (
              <Button onClick={state.cancel}>Cancel</Button>
            ) : (
              <Button disabled={!dirty} onClick={discard}>
                Discard
              </Button>
            )}
            {development !== undefined && (
              <Button
                kind={isDraftsOnly ? 'primary' : 'secondary'}
                busy={busy}
                disabled={!dirty && development.live && !isPublishing}
                onClick={() => {
                  if (dirty) void state.save('schedule');
                  else onDrafted('schedule');
                }}
              >
                {isDraftsOnly ? APPROVAL_LABELS.send : 'Schedule'}
              </Button>
            )}
            {(isDraftsOnly || development?.live !== false) && (
              <Button busy={busy} disabled={!dirty} onClick={() => void state.save('draft')}>
                Save draft
              </Button>
            )}
            <PublishOnly>
              <Button type="submit" kind="primary" busy={busy}>
                {development === undefined || isPublishing
                  ? 'Publish'
                  : development.live
                    ? 'Update property'
                    : 'Save draft'}
              </Button>
            </PublishOnly>
          </div>
        </StickyBar>
      </EditOnly>
      {check.question}
      {dirty && !saved && <LeaveQuestion />}
    </form>
  );
}
