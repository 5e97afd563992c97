import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { AreaField, TextField } from '../../../shared/ui/field';
import type { ContractForm } from '../../kit/form/use-contract-form';
import { IMAGE_LIMIT } from '../../kit/media/image-limit';
import { LengthMeter } from '../../kit/form/length-meter';
import { SEO_DESCRIPTION, SEO_TITLE, SearchResult } from '../../kit/form/search-result';
import { ImageField } from '../../kit/media/image-field';
import { ListField } from '../../kit/form/list-field';
import { teamQuery } from '../../kit/collection/team-query';
import type { PostForm } from './blog-posts';
import { PostSlugField } from './post-slug-field';
import { POST_TEXTS as TEXTS } from './post-texts';
import { RelatedHomesField } from './related-homes-field';
import { SocialPreview } from './social-preview';
import type { StoredPost } from './use-post';
import styles from './post-screen.module.css';

interface PostDetailsProps {
  form: ContractForm<PostForm>;
  stored: StoredPost | undefined;
}

/** All fields of a post except its text. */
export function PostDetails({ form, stored }: PostDetailsProps) {
  const { values } = form;
  const { entries: members } = useSuspenseQuery(teamQuery).data;
  const names = useId();
  const isMember = members.some(({ name }) => name.toLowerCase() === values.author.trim().toLowerCase());
  const title = values.seoTitle || values.title;
  const description = values.seoDescription || values.excerpt;
  return (
    <div className={`backend-form ${styles.details ?? ''}`}>
      <Part title={TEXTS.parts.address}>
        <PostSlugField form={form} stored={stored} />
      </Part>
      <Part title={TEXTS.parts.about}>
        <TextField
          label="Author"
          list={names}
          autoComplete="off"
          hint={isMember ? 'The name leads to their page' : 'The name of a team member leads to their page'}
          {...form.text('author')}
        />
        <datalist id={names}>
          {members.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <TextField
          label="Category"
          hint="Posts with the same category are listed together"
          {...form.text('category')}
        />
        <ListField
          label="Tags"
          hint="Separated by commas, at most 12; each has a list of its posts"
          values={values.tags}
          issue={form.issueOf('tags') ?? form.issueOf('tags.0')}
          onChange={(tags) => {
            form.set('tags', tags);
          }}
        />
        <TextField
          label="Date"
          type="datetime-local"
          hint="Shown as the date of the post (Dubai time). Empty: the moment you publish. To publish later, use Schedule."
          {...form.text('publishAt')}
        />
      </Part>
      <Part title={TEXTS.parts.cover}>
        <ImageField label="Image" {...form.input('image')} {...IMAGE_LIMIT} />
      </Part>
      <Part title={TEXTS.parts.search}>
        <TextField
          label="SEO title"
          hint={
            <LengthMeter text={values.seoTitle} {...SEO_TITLE} whenEmpty="The title of the post is used." />
          }
          {...form.text('seoTitle')}
        />
        <AreaField
          label="Meta description"
          rows={3}
          hint={
            <LengthMeter
              text={values.seoDescription}
              {...SEO_DESCRIPTION}
              whenEmpty="The summary of the post is used."
            />
          }
          {...form.text('seoDescription')}
        />
        <SearchResult path={`blog/${values.slug}`} title={title} description={description} />
      </Part>
      <Part title={TEXTS.parts.social}>
        <ImageField
          label="Social picture"
          hint="Recommended size 1200x630; without one the cover is used"
          {...form.input('socialImage')}
          {...IMAGE_LIMIT}
        />
        <SocialPreview image={values.socialImage || values.image} title={title} description={description} />
      </Part>
      <Part title={TEXTS.parts.homes}>
        <RelatedHomesField
          value={values.relatedHomes}
          issue={form.issueOf('relatedHomes.homes') ?? form.issueOf('relatedHomes')}
          onChange={(homes) => {
            form.set('relatedHomes', homes);
          }}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`backend-panel backend-form ${styles.part ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
