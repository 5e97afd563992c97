import { AreaField, TextField } from '../../../shared/ui/field';
import type { ContractForm } from '../../kit/form/use-contract-form';
import { RichTextField } from '../../kit/rich-text/rich-text-field';
import { readingMinutes } from '../../../shared/lib/reading-time';
import type { PostForm } from './blog-posts';
import { POST_TEXTS as TEXTS } from './post-texts';
import { slugOf } from './slug-of';
import styles from './post-screen.module.css';

/** Title, text and summary. The slug follows the title of a new post until the user edits it. */
export function PostMain({ form, isNew }: { form: ContractForm<PostForm>; isNew: boolean }) {
  const { values, set } = form;
  const title = form.text('title');
  return (
    <div className={`backend-form ${styles.main ?? ''}`}>
      <TextField
        {...title}
        label="Title"
        onText={(text) => {
          if (isNew && values.slug === slugOf(values.title)) set('slug', slugOf(text));
          title.onText(text);
        }}
      />
      <RichTextField kind="post" label="Text" {...form.input('content')} />
      <p className={styles.soft}>
        {TEXTS.readingTime} {TEXTS.minutes(readingMinutes(values.content))}
      </p>
      <AreaField
        label="Summary"
        rows={3}
        hint="For lists and search results, at most 500 characters"
        {...form.text('excerpt')}
      />
    </div>
  );
}
