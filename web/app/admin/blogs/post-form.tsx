import type { ContractForm } from '../forms/use-contract-form';
import { IMAGE_LIMIT } from '../lib/image-limit';
import { AreaField, TextField } from '../../ui/field';
import { ImageField } from '../parts/image-field';
import { RichTextField } from '../../ui/rich-text-field';
import type { PostForm as Form } from './blog-posts';
import { slugOf } from './slug-of';

/** The address follows the title of a new post until somebody writes another. */
export function PostForm({ form, isNew }: { form: ContractForm<Form>; isNew: boolean }) {
  const { values, set } = form;
  const title = form.text('title');
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
        <TextField label="Address" hint={`/blog/${values.slug || '…'}`} {...form.text('slug')} />
      </div>
      <AreaField
        label="Summary"
        rows={2}
        hint="For lists and search results, at most 500 characters"
        {...form.text('excerpt')}
      />
      <div className="backend-columns">
        <TextField
          label="Author"
          hint="The name of a team member leads to their page"
          {...form.text('author')}
        />
        <TextField
          label="Category"
          hint="Posts with the same category are listed together"
          {...form.text('category')}
        />
      </div>
      <RichTextField label="Content" {...form.input('content')} />
      <ImageField label="Image" {...form.input('image')} {...IMAGE_LIMIT} />
      <TextField
        label="Date"
        type="datetime-local"
        hint="Dubai time. With a date in the future, Publish schedules the post. Leave it empty for the time of publication."
        {...form.text('publishAt')}
      />
    </>
  );
}
