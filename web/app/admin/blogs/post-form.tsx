import { bindText, bindValue } from '../lib/bind-text';
import type { Draft } from '../lib/use-draft';
import { IMAGE_LIMIT } from '../lib/image-limit';
import { AreaField, SelectField, TextField } from '../../ui/field';
import { ImageField } from '../parts/image-field';
import { RichTextField } from '../../ui/rich-text-field';
import type { PostForm as Form } from './blog-posts';
import { slugOf } from './slug-of';

/** The address follows the title of a new post until somebody writes another. */
export function PostForm({ draft, isNew }: { draft: Draft<Form>; isNew: boolean }) {
  const { values, set } = draft;
  const title = bindText(draft, 'title');
  return (
    <>
      <div className="backend-columns">
        <TextField
          {...title}
          label="Title"
          onText={(text) => {
            if (isNew && values.slug === slugOf(values.title)) set('slug', slugOf(text));
            title.onText(text);
          }}
        />
        <TextField label="Address" hint={`/blog/${values.slug || '…'}`} {...bindText(draft, 'slug')} />
      </div>
      <AreaField
        label="Summary"
        rows={2}
        hint="For lists and search results, at most 500 characters"
        {...bindText(draft, 'excerpt')}
      />
      <div className="backend-columns">
        <TextField
          label="Author"
          hint="The name of a team member leads to their page"
          {...bindText(draft, 'author')}
        />
        <TextField
          label="Category"
          hint="Posts with the same category are listed together"
          {...bindText(draft, 'category')}
        />
      </div>
      <RichTextField label="Content" {...bindValue(draft, 'content')} />
      <ImageField label="Image" {...bindValue(draft, 'image')} {...IMAGE_LIMIT} />
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
          hint="Dubai time. With a date in the future the post is published automatically. Leave it empty to publish now."
          {...bindText(draft, 'publishAt')}
        />
      </div>
    </>
  );
}
