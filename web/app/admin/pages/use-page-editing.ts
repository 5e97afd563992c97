import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import type { PageFields } from '@manzil/contracts/content/page';
import { ApiProblem, messageOf } from '../lib/call-api';
import { useDraft, type Draft } from '../lib/use-draft';
import { useToasts } from '../ui/toasts';
import { createPage, loadPage, updatePage } from './page-calls';
import { fieldsOf, type EditedPage } from './page-fields';

const conflictSchema = z.object({
  reason: z.literal('version'),
  version: z.int(),
  updatedBy: z.string(),
  updatedAt: z.string(),
});
/** Who has saved since the edited version, and as which one. */
export type Conflict = z.output<typeof conflictSchema>;

/** Words typed right before the click on Save reach the draft a moment after it: the visual editor hands them over late. */
const SETTLE_MS = 60;

export interface PageEditing {
  /** As the server has it; undefined until a new page is saved for the first time. */
  stored: EditedPage;
  draft: Draft<PageFields>;
  busy: boolean;
  conflict: Conflict | undefined;
  /** Grows when the values are replaced as a whole: what keeps a copy of them begins anew. */
  generation: number;
  /** Saves over `version`, or over the version that the draft was begun on. */
  save: (version?: number) => Promise<void>;
  /** Takes what the server has and forgets the draft. */
  reload: (id: number) => Promise<void>;
  discard: () => void;
}

/** A page being edited: after each save it is what the server made of it, which is what visitors see. */
export function usePageEditing(first: EditedPage): PageEditing {
  const [stored, setStored] = useState(first);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | undefined>();
  const [generation, setGeneration] = useState(0);
  const toasts = useToasts();
  const draft = useDraft<PageFields>(
    `page:${first?.id ?? 'new'}`,
    useMemo(() => fieldsOf(stored), [stored]),
    String(stored?.version ?? 0),
  );

  const latest = useRef(draft.values);
  useEffect(() => {
    latest.current = draft.values;
  }, [draft.values]);

  const take = (page: NonNullable<EditedPage>): void => {
    draft.settle(fieldsOf(page), String(page.version));
    setStored(page);
    setConflict(undefined);
    setGeneration((now) => now + 1);
  };
  const tell = (error: unknown): void => {
    const met = error instanceof ApiProblem ? conflictSchema.safeParse(error.details) : undefined;
    if (met?.success === true) {
      setConflict(met.data);
      return;
    }
    if (error instanceof ApiProblem) draft.setIssues(error.issues);
    const [issue] = error instanceof ApiProblem ? error.issues : [];
    toasts.failed(issue?.message ?? messageOf(error));
  };
  const save = async (version = Number(draft.base)): Promise<void> => {
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    try {
      const values = latest.current;
      const { message, result } =
        stored === undefined ? await createPage(values) : await updatePage(stored.id, values, version);
      // Saved is saved: if it cannot be read back right now, the values are what comes closest.
      take(await loadPage(result.id).catch(() => ({ ...values, ...result })));
      toasts.done(message);
    } catch (error) {
      tell(error);
    }
    setBusy(false);
  };
  const reload = async (id: number): Promise<void> => {
    try {
      take(await loadPage(id));
    } catch (error) {
      tell(error);
    }
  };
  const discard = (): void => {
    draft.discard();
    setConflict(undefined);
    setGeneration((now) => now + 1);
  };
  return { stored, draft, busy, conflict, generation, save, reload, discard };
}
