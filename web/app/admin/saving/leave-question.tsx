import { useUnsavedGuard } from '../lib/use-unsaved-guard';
import { Confirm } from '../ui/confirm';

/** Asks before a page with unsaved work is left. Render it only while there is some: one can be there at a time. */
export function LeaveQuestion() {
  const blocker = useUnsavedGuard(true);
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title="Leave without saving?"
      confirm="Leave"
      onConfirm={() => {
        blocker.proceed();
      }}
      onCancel={() => {
        blocker.reset();
      }}
    >
      The site stays as it is. Your work is kept on this device and shown again when you come back.
    </Confirm>
  );
}
