import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageFields } from '@manzil/contracts/content/page';
import { markStale } from '../../kit/data/query-client';
import { ApiProblem, messageOf } from '../../kit/data/call-api';
import { useDraft, type Draft } from './use-page-draft';
import { DONE } from '../../kit/lifecycle/lifecycle-labels';
import { conflictIn, type Conflict } from '../../kit/form/conflict';
import type { Theirs } from '../../kit/form/merge-dialog';
import { takeTheirs } from '../../kit/form/take-theirs';
import { toasts } from '../../../shared/ui/toast-queue';
import { asDrafted, createPage, loadPage, savePageDraft, updatePage } from './page-calls';
import { fieldsOf, isOtherCode, keepTyped, type EditedPage } from './page-fields';
import { showsTheSame } from './same-code';
import type { AttachedEditor } from './start-visual-editor';

/** Purpose of a save, set by its button. */
type PageIntent = 'publish' | 'draft' | 'schedule';

export interface PageEditing {
  /** As the server has it; undefined until a new page is saved for the first time. */
  stored: EditedPage;
  draft: Draft<PageFields>;
  /** True with unsaved changes, in the draft or in a text that is still being typed. */
  dirty: boolean;
  busy: boolean;
  /** The user who has saved since the edited version, and the version they saved. */
  conflict: Conflict | undefined;
  /** Incremented when all values are replaced; components with a copy of them start again. */
  generation: number;
  /** The complete current values, including text in an element that still has the focus. */
  collect: () => Promise<PageFields>;
  /** Sets the visual editor that shows the page; undefined when it is removed. */
  attach: (editor: AttachedEditor | undefined) => void;
  /** Records that text is being typed which is not in the draft yet. */
  noteTyping: () => void;
  /**
   * Saves over `version`, or over the version that the draft is based on; publishes unless `intent` asks for a draft.
   */
  save: (intent: PageIntent, version?: number) => Promise<void>;
  /** Purpose of the save that was refused because a colleague had saved first. */
  refused: PageIntent;
  /** True while the member is asked for the times of the stored draft. */
  scheduling: boolean;
  setScheduling: (scheduling: boolean) => void;
  /** Loads the stored values and discards the draft. */
  reload: (id: number) => Promise<void>;
  /** The stored values now, perhaps saved by another member. */
  readTheirs: (id: number) => Promise<Theirs<PageFields>>;
  discard: () => void;
}

/** A page being edited. After each save it holds the values as the server stored them, which visitors see. */
export function usePageEditing(first: EditedPage): PageEditing {
  const [stored, setStored] = useState(first);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | undefined>();
  const [generation, setGeneration] = useState(0);
  const [typing, setTyping] = useState(false);
  const [refused, setRefused] = useState<PageIntent>('publish');
  const [scheduling, setScheduling] = useState(false);
  const draft = useDraft<PageFields>(
    `page:${stored?.id ?? 'new'}`,
    useMemo(() => fieldsOf(stored), [stored]),
    String(stored?.version ?? 0),
    keepTyped,
  );

  const latest = useRef(draft.values);
  useEffect(() => {
    latest.current = draft.values;
  }, [draft.values]);

  const visual = useRef<AttachedEditor | undefined>(undefined);
  // Also in a ref: a save can end between two keystrokes, before the state is rendered.
  const isTyping = useRef(false);
  const setTypingNow = useCallback((now: boolean) => {
    isTyping.current = now;
    setTyping(now);
  }, []);
  const attach = useCallback(
    (next: AttachedEditor | undefined) => {
      visual.current = next;
      // Without an editor no text is being typed.
      if (next === undefined) setTypingNow(false);
    },
    [setTypingNow],
  );
  const collect = async (): Promise<PageFields> => {
    const shown = await visual.current?.flush();
    setTypingNow(false);
    latest.current = { ...latest.current, ...shown };
    return latest.current;
  };

  /** Shows the stored page. Changes made since `sent`, the values of a save, are kept as unsaved changes. */
  const take = (page: NonNullable<EditedPage>, sent?: PageFields): void => {
    const saved = fieldsOf(page);
    const shown = { ...latest.current, ...visual.current?.report() };
    draft.settle(saved, String(page.version), sent);
    setStored(page);
    setConflict(undefined);
    // An editor that shows exactly this, or newer content, continues unchanged, with its caret and undo history.
    const isNewer = sent !== undefined && (isTyping.current || isOtherCode(sent, shown));
    if (showsTheSame(sent ?? shown, saved)) visual.current?.takeSaved(sent ?? shown, saved);
    else if (!isNewer) setGeneration((now) => now + 1);
  };
  const showFailure = (error: unknown): void => {
    const between = conflictIn(error);
    if (between !== undefined) {
      setConflict(between);
      return;
    }
    if (error instanceof ApiProblem) draft.setIssues(error.issues);
    const [issue] = error instanceof ApiProblem ? error.issues : [];
    toasts.failed(issue?.message ?? messageOf(error));
  };
  const publish = async (values: PageFields, version: number): Promise<string> => {
    const { message, result } =
      stored === undefined ? await createPage(values) : await updatePage(stored.id, values, version);
    // The save has succeeded, even if the page cannot be reloaded now; then the sent values are used.
    markStale();
    take(await loadPage(result.id).catch(() => ({ ...values, ...result })), values);
    return message;
  };
  const saveDraft = async (values: PageFields, version: number): Promise<void> => {
    const change = await savePageDraft(stored?.id, values, version);
    markStale();
    take(await loadPage(change.id).catch(() => asDrafted(stored, values, change)), values);
  };
  const saving = useRef(false);
  const save = async (intent: PageIntent, version = Number(draft.base)): Promise<void> => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    try {
      const values = await collect();
      // The times of a stored page without changes can be set without another save.
      if (intent === 'schedule' && !draft.dirty && !typing) setScheduling(true);
      else if (intent === 'publish') toasts.done(await publish(values, version));
      else {
        await saveDraft(values, version);
        toasts.done(DONE.draft);
        setScheduling(intent === 'schedule');
      }
    } catch (error) {
      setRefused(intent);
      showFailure(error);
    }
    saving.current = false;
    setBusy(false);
  };
  const readTheirs = async (id: number): Promise<Theirs<PageFields>> => {
    const theirs = await loadPage(id);
    return {
      values: fieldsOf(theirs),
      take: () => {
        take(theirs);
      },
    };
  };
  const reload = (id: number): Promise<void> => takeTheirs(() => readTheirs(id));
  const discard = (): void => {
    draft.discard();
    setConflict(undefined);
    setGeneration((now) => now + 1);
  };
  return {
    stored,
    draft,
    dirty: draft.dirty || typing,
    busy,
    conflict,
    generation,
    collect,
    attach,
    noteTyping: () => {
      setTypingNow(true);
    },
    save,
    refused,
    scheduling,
    setScheduling,
    reload,
    readTheirs,
    discard,
  };
}
