import { blogPosts, listBlogPostEntries } from '@manzil/contracts/http/content-editing';
import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { editingController } from '../editing/editing-controller.js';
import { BLOG_POSTS } from './blog-post.collection.js';
import { GetBlogPostEntry } from './get-blog-post-entry.js';
import { GetBlogPost } from './get-blog-post.js';
import { ListBlogPosts } from './list-blog-posts.js';
import { PublishDuePosts } from './publish-due-posts.js';

@Module({
  imports: [ChangeModule, CollectionEditingModule],
  controllers: [editingController({ ...blogPosts, list: listBlogPostEntries }, BLOG_POSTS)],
  providers: [ListBlogPosts, GetBlogPost, GetBlogPostEntry, PublishDuePosts],
  exports: [PublishDuePosts],
})
export class BlogModule {}
