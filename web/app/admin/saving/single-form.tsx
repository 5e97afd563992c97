import type { ReactNode } from 'react';
import { DraftNote } from './draft-note';
import { LeaveQuestion } from './leave-question';
import { SaveBar } from './save-bar';
import type { Single } from './use-single';

interface SingleFormProps<Values> {
  label: string;
  single: Single<Values>;
  className?: string;
  children: ReactNode;
}

/** A form that stays open: saved by the bar below it, and not left with unsaved work without a question. */
export function SingleForm<Values>({
  label,
  single,
  className = 'backend-form',
  children,
}: SingleFormProps<Values>) {
  const { stored, form, takeTheirs } = single;
  return (
    <form className={className} aria-label={label} {...form.attributes}>
      <DraftNote form={form} />
      {children}
      <SaveBar form={form} stored={stored} onTakeTheirs={() => void takeTheirs()} />
      {form.dirty && <LeaveQuestion />}
    </form>
  );
}
