import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { BlogPostEditingController } from './blog-post-editing.controller.js';
import { BlogPostController } from './blog-post.controller.js';
import { GetBlogPostEntry } from './get-blog-post-entry.js';
import { GetBlogPost } from './get-blog-post.js';
import { ListBlogPosts } from './list-blog-posts.js';
import { PublishDuePosts } from './publish-due-posts.js';

@Module({
  imports: [ChangeModule, CollectionEditingModule],
  controllers: [BlogPostController, BlogPostEditingController],
  providers: [ListBlogPosts, GetBlogPost, GetBlogPostEntry, PublishDuePosts],
  exports: [PublishDuePosts],
})
export class BlogModule {}
