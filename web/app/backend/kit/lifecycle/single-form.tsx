import type { ReactNode } from 'react';
import { EntryStatus } from './entry-status';
import { scheduledWords } from './lifecycle-labels';
import { ScheduleDialog } from './schedule-dialog';
import { DraftNote } from '../form/draft-note';
import { LeaveQuestion } from '../form/leave-question';
import { SaveBar } from './save-bar';
import type { Single } from './use-single';
import { FormFields } from '../../../shared/ui/read-only';

interface SingleFormProps<Values extends object> {
  label: string;
  single: Single<Values>;
  className?: string;
  children: ReactNode;
}

/** A form that stays open: it has a save bar and asks before unsaved work is left. */
export function SingleForm<Values extends object>({
  label,
  single,
  className = 'backend-form',
  children,
}: SingleFormProps<Values>) {
  const { stored, form, readTheirs, fieldName, life } = single;
  return (
    <>
      <form className={className} aria-label={label} {...form.attributes}>
        {life !== undefined && (
          <EntryStatus
            entry={life.entry}
            stamp={stored}
            lifecycle={life.lifecycle}
            dirty={form.dirty}
            fieldName={life.fieldName}
            onChanged={life.changed}
          />
        )}
        <DraftNote form={form} />
        <FormFields>{children}</FormFields>
        <SaveBar form={form} stored={stored} life={life} readTheirs={readTheirs} fieldName={fieldName} />
        {form.dirty && <LeaveQuestion />}
      </form>
      {life?.scheduling === true && (
        <ScheduleDialog
          entry={life.entry}
          version={stored.version}
          lifecycle={life.lifecycle}
          onClose={life.closeSchedule}
          onScheduled={({ lifecycle }) => {
            life.changed(scheduledWords(lifecycle));
          }}
        />
      )}
    </>
  );
}
