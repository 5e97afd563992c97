import { Module } from '@nestjs/common';
import { BlogPostController } from './blog-post.controller.js';
import { ListBlogPosts } from './list-blog-posts.js';

@Module({ controllers: [BlogPostController], providers: [ListBlogPosts] })
export class BlogModule {}
