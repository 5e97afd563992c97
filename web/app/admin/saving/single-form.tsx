import type { ReactNode } from 'react';
import { DraftNote } from './draft-note';
import { LeaveQuestion } from './leave-question';
import { SaveBar } from './save-bar';
import type { Single } from './use-single';

interface SingleFormProps {
  label: string;
  single: Single;
  className?: string;
  children: ReactNode;
}

/** A form that stays open: saved by the bar below it, and not left with unsaved work without a question. */
export function SingleForm({ label, single, className = 'backend-form', children }: SingleFormProps) {
  const { stored, draft, save, takeTheirs } = single;
  return (
    <form
      className={className}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <DraftNote recovered={draft.recovered && draft.dirty} onDiscard={draft.discard} />
      {children}
      <SaveBar
        save={save}
        dirty={draft.dirty}
        stored={stored}
        onDiscard={draft.discard}
        onTakeTheirs={() => void takeTheirs()}
      />
      {draft.dirty && <LeaveQuestion />}
    </form>
  );
}
