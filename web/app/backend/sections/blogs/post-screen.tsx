import { ButtonLink } from '../../../shared/ui/button-link';
import { FormFields, useReadOnly } from '../../../shared/ui/read-only';
import { EntryStatus } from '../../kit/lifecycle/entry-status';
import { DuplicateButton } from '../../kit/lifecycle/duplicate-button';
import { scheduledWords } from '../../kit/lifecycle/lifecycle-labels';
import { ScheduleDialog } from '../../kit/lifecycle/schedule-dialog';
import { SectionHead } from '../../kit/layout/section-head';
import { DraftNote } from '../../kit/form/draft-note';
import { LeaveQuestion } from '../../kit/form/leave-question';
import { duplicatePost, type OpenedPost } from './blog-posts';
import { PostBar } from './post-bar';
import { PostDetails } from './post-details';
import { PostMain } from './post-main';
import { POST_TEXTS as TEXTS } from './post-texts';
import { usePost } from './use-post';
import styles from './post-screen.module.css';

interface PostScreenProps {
  /** Undefined for a new post. */
  loaded: OpenedPost | undefined;
  /** Key of this editor, which is kept when a new post gets its URL. */
  editor: string;
}

/** The editor page of a post. */
export function PostScreen({ loaded, editor }: PostScreenProps) {
  const isReadOnly = useReadOnly();
  const post = usePost(loaded, editor);
  const { stored, form } = post;
  const entry = stored === undefined ? undefined : ({ kind: 'blog-post', id: stored.id } as const);
  const path = stored?.lifecycle?.live === true ? `/blog/${stored.slug}` : undefined;
  return (
    <>
      <SectionHead title={isReadOnly ? TEXTS.view : loaded === undefined ? TEXTS.add : TEXTS.edit}>
        {loaded !== undefined && <DuplicateButton duplicate={() => duplicatePost(loaded.stored.id)} />}
        <ButtonLink to="/backend/blogs">{TEXTS.back}</ButtonLink>
        {path !== undefined && (
          <a className="backend-link" href={path} target="_blank" rel="noreferrer">
            {TEXTS.site}
          </a>
        )}
      </SectionHead>
      <form
        className="backend-form"
        {...form.attributes}
        onSubmit={(event) => {
          // Enter in an input does not save: only the button changes the published post.
          event.preventDefault();
        }}
      >
        {entry !== undefined && stored?.lifecycle !== undefined && (
          <EntryStatus
            entry={entry}
            stamp={stored}
            lifecycle={stored.lifecycle}
            path={path}
            dirty={form.dirty}
            onChanged={post.changed}
          />
        )}
        <DraftNote form={form} />
        {/* Stateful editors are remounted with the stored values. */}
        <FormFields key={form.generation} className={styles.columns}>
          <PostMain form={form} isNew={stored === undefined} />
          <PostDetails form={form} stored={stored} />
        </FormFields>
        <PostBar post={post} />
        {form.dirty && <LeaveQuestion />}
      </form>
      {entry !== undefined && stored?.lifecycle !== undefined && post.scheduling && (
        <ScheduleDialog
          entry={entry}
          version={stored.version}
          lifecycle={stored.lifecycle}
          onClose={post.closeSchedule}
          onScheduled={({ lifecycle }) => {
            post.changed(scheduledWords(lifecycle));
          }}
        />
      )}
    </>
  );
}
