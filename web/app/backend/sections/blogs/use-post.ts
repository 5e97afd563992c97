import type { BlogPostEntry } from '@manzil/contracts/content/collection-entries';
import { blogPostFieldsSchema } from '@manzil/contracts/content/collection-fields';
import type { Lifecycle, LifecycleChange } from '@manzil/contracts/content/lifecycle';
import * as http from '@manzil/contracts/http/content-editing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toasts } from '../../../shared/ui/toast-queue';
import { useReadOnly } from '../../../shared/ui/read-only';
import { createEntry, updateEntry } from '../../kit/collection/collection-calls';
import { markStale } from '../../kit/data/query-client';
import { issuesIn } from '../../kit/form/field-issues';
import { useContractForm, type ContractForm } from '../../kit/form/use-contract-form';
import { ApiProblem, callApi } from '../../kit/data/call-api';
import { createDraft, saveDraft } from '../../kit/lifecycle/lifecycle-calls';
import { DONE, publishedWords } from '../../kit/lifecycle/lifecycle-labels';
import type { Theirs } from '../../kit/form/merge-dialog';
import { takeTheirs } from '../../kit/form/take-theirs';
import { blogPosts, dateIssues, fieldsOfPost, openPost, type OpenedPost, type PostForm } from './blog-posts';
import { saveMessages } from './save-messages';
import { useAutosave } from './use-autosave';

type Intent = 'publish' | 'draft' | 'schedule' | 'auto';

export interface StoredPost {
  id: number;
  version: number;
  slug: string;
  updatedAt: string;
  updatedBy: string;
  lifecycle?: Lifecycle | undefined;
}

export interface PostEditing {
  stored: StoredPost | undefined;
  form: ContractForm<PostForm>;
  /** Describes whether and when the post was saved. */
  status: string;
  /** A save by a button is in progress. */
  busy: boolean;
  /** The reason why a save was refused, unless it is retried automatically. */
  problem: string | undefined;
  scheduling: boolean;
  closeSchedule: () => void;
  sendFor: (intent: Exclude<Intent, 'auto'>) => void;
  readTheirs: () => Promise<Theirs<PostForm>>;
  /** Loads the stored state after a change of the whole post. */
  changed: (message: string, undo?: { label: string; run: () => void }) => void;
}

const KIND = 'blog-post';
const now = (): Date => new Date();

/** A post in the editor: saved automatically as a draft, and by its buttons. */
export function usePost(loaded: OpenedPost | undefined, editor: string): PostEditing {
  const isReadOnly = useReadOnly();
  const [stored, setStored] = useState<StoredPost | undefined>(loaded?.stored);
  const [doing, setDoing] = useState<Intent | undefined>();
  const [waiting, setWaiting] = useState<Intent | undefined>();
  const [failures, setFailures] = useState(0);
  const [savedAt, setSavedAt] = useState<Date | undefined>();
  const [scheduling, setScheduling] = useState(false);
  const [refused, setRefused] = useState<PostForm | undefined>();
  // Version written by the last autosave; the next autosave replaces it.
  const own = useRef(0);
  const intent = useRef<Intent>('publish');

  const send = async (body: object, version: number): Promise<BlogPostEntry | LifecycleChange> => {
    const isPublished = intent.current === 'publish';
    try {
      if (stored === undefined)
        return await (isPublished
          ? createEntry<BlogPostEntry>(http.blogPosts, body)
          : createDraft(KIND, body));
      if (isPublished) return await updateEntry<BlogPostEntry>(http.blogPosts, stored.id, body, version);
      const replaces = intent.current === 'auto' && own.current === version;
      return await saveDraft({ kind: KIND, id: stored.id }, body, version, replaces);
    } catch (error) {
      const isTransient = error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
      if (intent.current === 'auto' && isTransient) setFailures((count) => count + 1);
      else setRefused(form.values);
      throw error;
    }
  };
  const [opened] = useState(loaded === undefined ? blogPosts.blank : blogPosts.formOf(loaded.edited));
  const form = useContractForm(http.blogPosts.create, {
    values: opened,
    bodyOf: (typed: PostForm) => fieldsOfPost(typed),
    check: dateIssues,
    version: loaded?.stored.version ?? 0,
    fieldOf: (field) => field.replace(/^fields\./, ''),
    draft: `${http.blogPosts.create.path}:${String(stored?.id ?? 'new')}`,
    send,
    onSaved: async (saved, values) => {
      const done = intent.current;
      form.noteStored(values, saved.version);
      setFailures(0);
      own.current = done === 'auto' ? saved.version : 0;
      const at = now();
      setSavedAt(done === 'publish' ? undefined : at);
      const { id, version, lifecycle } = saved;
      const stamp = { updatedAt: at.toISOString(), updatedBy: stored?.updatedBy ?? '' };
      setStored((before) => ({
        ...stamp,
        ...before,
        // A live post keeps its public slug; the draft may have another one.
        slug: before?.lifecycle?.live === true ? before.slug : values.slug,
        id,
        version,
        lifecycle,
      }));
      if (done === 'auto') return;
      const entry = await callApi(http.showBlogPostEntry, { params: { id } });
      setStored({ ...entry, version });
      setScheduling(done === 'schedule');
      if (done !== 'schedule') toasts.done(done === 'publish' ? publishedWords(entry.lifecycle) : DONE.draft);
    },
  });

  const { values, dirty, busy: isSending, conflict } = form;
  const submit = async (wanted: Intent): Promise<void> => {
    intent.current = wanted;
    setDoing(wanted);
    setRefused(undefined);
    await form.submit();
    setDoing(undefined);
  };
  // A button pressed during a save waits for it, and then sends its action with the resulting version.
  const startWaiting = useEffectEvent(submit);
  useEffect(() => {
    if (waiting === undefined || isSending) return;
    const timer = setTimeout(() => {
      setWaiting(undefined);
      void startWaiting(waiting);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [waiting, isSending]);

  const [issue] = [...issuesIn(blogPostFieldsSchema, fieldsOfPost(values)), ...dateIssues(values, opened)];
  const isScheduled = (stored?.lifecycle?.publishAt ?? null) !== null;
  const isRefused = refused !== undefined && refused === values;
  useAutosave({
    wanted:
      dirty &&
      !isReadOnly &&
      !isSending &&
      waiting === undefined &&
      issue === undefined &&
      !isRefused &&
      !isScheduled &&
      conflict === undefined,
    values,
    failures,
    save: () => {
      setWaiting('auto');
    },
  });

  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = stored?.id;
  useEffect(() => {
    // Only when everything is saved; otherwise the guard would ask.
    if (id === undefined || dirty || !pathname.endsWith('/new')) return;
    void navigate(`/backend/blogs/${String(id)}`, { replace: true, state: { editor } });
  }, [id, dirty, pathname, navigate, editor]);

  const readTheirs = async (): Promise<Theirs<PostForm>> => {
    // A post without an id is not stored, so no other user can have saved it.
    const opened = await openPost(Number(id));
    const theirs = blogPosts.formOf(opened.edited);
    return {
      values: theirs,
      take: () => {
        setStored(opened.stored);
        setSavedAt(undefined);
        form.settle(theirs, opened.stored.version);
      },
    };
  };
  return {
    stored,
    form,
    status: saveMessages({
      isSending,
      dirty,
      issue,
      isScheduled,
      failures,
      isRefused,
      savedAt,
      isStored: stored !== undefined,
    }),
    busy: isSending && doing !== 'auto',
    problem: failures > 0 ? undefined : form.problem,
    scheduling,
    closeSchedule: () => {
      setScheduling(false);
    },
    sendFor: (wanted) => {
      if (wanted === 'schedule' && !dirty && stored?.lifecycle !== undefined) setScheduling(true);
      else setWaiting(wanted);
    },
    readTheirs,
    changed: (message, undo) => {
      setScheduling(false);
      markStale();
      void takeTheirs(readTheirs).then(() => {
        toasts.done(message, undo);
      });
    },
  };
}
