import { blogPostFieldsSchema } from '@manzil/contracts/content/collection-fields';
import { gapsOfPost, type PublishGap } from '@manzil/contracts/publish-gaps';
import { fieldsOfPost, type PostForm } from './blog-posts';

/** Returns the gaps of a post for visitors and search engines; none for an invalid post. */
export function missingInPost(post: PostForm): PublishGap[] {
  const { data } = blogPostFieldsSchema.safeParse(fieldsOfPost(post));
  return data === undefined ? [] : gapsOfPost(data);
}
