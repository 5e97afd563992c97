import type { Draft } from '../lib/use-draft';
import { IMAGE_LIMIT } from '../lib/image-limit';
import { AreaField, SelectField, TextField } from '../ui/field';
import { ImageField } from '../ui/image-field';
import { RichTextField } from '../ui/rich-text-field';
import type { PostForm as Form } from './blog-posts';
import { slugOf } from './slug-of';

/** The address follows the title of a new post until somebody writes another. */
export function PostForm({ draft, isNew }: { draft: Draft<Form>; isNew: boolean }) {
  const { values, set, issueOf } = draft;
  return (
    <>
      <div className="backend-columns">
        <TextField
          label="Title"
          autoFocus
          value={values.title}
          issue={issueOf('title')}
          onText={(title) => {
            if (isNew && values.slug === slugOf(values.title)) set('slug', slugOf(title));
            set('title', title);
          }}
        />
        <TextField
          label="Address"
          hint={`/blog/${values.slug || '…'}`}
          value={values.slug}
          issue={issueOf('slug')}
          onText={(slug) => {
            set('slug', slug);
          }}
        />
      </div>
      <AreaField
        label="Summary"
        rows={2}
        hint="For lists and search results, at most 500 characters"
        value={values.excerpt}
        issue={issueOf('excerpt')}
        onText={(excerpt) => {
          set('excerpt', excerpt);
        }}
      />
      <RichTextField
        label="Content"
        value={values.content}
        issue={issueOf('content')}
        onChange={(content) => {
          set('content', content);
        }}
      />
      <ImageField
        label="Image"
        value={values.image}
        issue={issueOf('image')}
        {...IMAGE_LIMIT}
        onChange={(image) => {
          set('image', image);
        }}
      />
      <div className="backend-columns">
        <SelectField
          label="Who sees it"
          value={values.draft ? 'draft' : 'public'}
          options={[
            ['draft', 'Only staff (draft)'],
            ['public', 'Visitors, from the date on'],
          ]}
          onText={(choice) => {
            set('draft', choice === 'draft');
          }}
        />
        <TextField
          label="Date"
          type="datetime-local"
          hint="By the clock of Dubai. In the future: it comes out by itself. Empty: at once."
          value={values.publishAt}
          issue={issueOf('publishAt')}
          onText={(publishAt) => {
            set('publishAt', publishAt);
          }}
        />
      </div>
    </>
  );
}
