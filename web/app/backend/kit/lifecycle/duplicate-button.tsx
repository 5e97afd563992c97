import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../data/call-api';
import { markStale } from '../data/query-client';

const TEXTS = { duplicate: 'Duplicate', done: 'Copied as a draft. Visitors do not see it yet.' };

interface DuplicateButtonProps {
  /** Copies the stored values as a draft; returns the path of the copy's editor. */
  duplicate: () => Promise<string>;
}

/** Copies an entry as a draft and opens the copy. */
export function DuplicateButton({ duplicate }: DuplicateButtonProps) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const path = await duplicate();
      markStale();
      await navigate(path);
      toasts.done(TEXTS.done);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <EditOnly>
      <Button busy={busy} onClick={() => void run()}>
        {TEXTS.duplicate}
      </Button>
    </EditOnly>
  );
}
