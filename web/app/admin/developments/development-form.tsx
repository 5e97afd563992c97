import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem } from '../forms/form-problem';
import { messageOf } from '../lib/call-api';
import { useWayBack } from '../lib/use-way-back';
import { ConflictChoice } from '../saving/conflict-choice';
import { DraftNote } from '../saving/draft-note';
import { LeaveQuestion } from '../saving/leave-question';
import { Button } from '../../ui/button';
import { toasts } from '../../ui/toast-queue';
import { OfferSection, PageSection, ProjectSection } from './form-sections';
import { loadDevelopment, type StoredDevelopment } from './load-development';
import { useDevelopmentForm } from './use-development-form';
import styles from './development-form.module.css';

interface DevelopmentFormProps {
  /** Absent for a new project. */
  stored: StoredDevelopment | undefined;
  /** Shows the form anew with what is stored, now that its draft is gone. */
  onRestart: (stored: StoredDevelopment | undefined) => void;
}

/** The three sections of a project. */
export function DevelopmentForm({ stored, onRestart }: DevelopmentFormProps) {
  const [saved, setSaved] = useState(false);
  const navigate = useNavigate();
  const back = useWayBack('/backend/developments');
  const state = useDevelopmentForm(stored, () => {
    setSaved(true);
  });
  const { form, dirty } = state;
  const { busy, conflict } = form;
  const development = stored?.development;

  useEffect(() => {
    // After the guard has gone, for there is nothing left to lose.
    if (saved) void navigate(back);
  }, [saved, navigate, back]);

  const discard = (): void => {
    form.discard();
    onRestart(stored);
  };
  const takeTheirs = async (id: number): Promise<void> => {
    try {
      const theirs = await loadDevelopment(String(id));
      form.discard();
      onRestart(theirs);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };

  return (
    <form
      className="backend-form"
      {...form.attributes}
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      <DraftNote form={{ recovered: form.recovered, discard }} />
      <ProjectSection state={state} stored={development} />
      <OfferSection state={state} stored={development} />
      <PageSection state={state} stored={development} />
      {conflict !== undefined && development !== undefined && (
        <ConflictChoice
          conflict={conflict}
          what="this project"
          busy={busy}
          onKeepMine={() => void state.save(conflict.version)}
          onTakeTheirs={() => void takeTheirs(development.id)}
        />
      )}
      <FormProblem form={form} />
      <div className={styles.bar}>
        <span role="status">{busy ? 'Saving…' : dirty ? 'There are changes that are not saved.' : ''}</span>
        <div className="backend-actions">
          {busy ? (
            <Button onClick={state.cancel}>Cancel</Button>
          ) : (
            <Button disabled={!dirty} onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" kind="primary" busy={busy}>
            {development === undefined ? 'Save property' : 'Update property'}
          </Button>
        </div>
      </div>
      {dirty && !saved && <LeaveQuestion />}
    </form>
  );
}
