import { blogPostFieldsSchema } from '@manzil/contracts/content/collection-fields';
import { gapsOfPost, type PublishGap } from '@manzil/contracts/publish-gaps';
import { fieldsOfPost, type PostForm } from './blog-posts';

/** Names what visitors and search engines miss in a post; nothing for a post that cannot be saved. */
export function missingInPost(post: PostForm): PublishGap[] {
  const { data } = blogPostFieldsSchema.safeParse(fieldsOfPost(post));
  return data === undefined ? [] : gapsOfPost(data);
}
