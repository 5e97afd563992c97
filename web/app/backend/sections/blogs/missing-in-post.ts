import { blogPostFieldsSchema } from '@manzil/contracts/content/collection-fields';
import { issuesIn } from '../../kit/form/field-issues';
import { fieldsOfPost, type PostForm } from './blog-posts';

/** Names what visitors and search engines miss in a post; nothing of one that cannot be saved. */
export function missingInPost(post: PostForm): string[] {
  if (issuesIn(blogPostFieldsSchema, fieldsOfPost(post)).length > 0) return [];
  const { content, excerpt, image, seoDescription } = post;
  const isWithout: readonly (readonly [boolean, string])[] = [
    [isEmpty(content), 'The post has no text.'],
    [image === '', 'There is no picture for the list of posts and for shared links.'],
    [
      excerpt.trim() === '' && seoDescription.trim() === '',
      'There is no summary for the list and search engines.',
    ],
  ];
  return isWithout.flatMap(([isMissing, words]) => (isMissing ? [words] : []));
}

function isEmpty(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelector('img, table, [data-live]') === null;
}
