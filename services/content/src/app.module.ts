import { Module } from '@nestjs/common';
import { BinModule } from './bin/bin.module.js';
import { BlogModule } from './blog/blog.module.js';
import { DocumentModule } from './document/document.module.js';
import { FaqModule } from './faq/faq.module.js';
import { FindModule } from './find/find.module.js';
import { InitialContentModule } from './initial-content/initial-content.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { PageModule } from './page/page.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RedirectModule } from './redirect/redirect.module.js';
import { RuleBookModule } from './rule-book/rule-book.module.js';
import { SavedBlockModule } from './saved-block/saved-block.module.js';
import { SiteFrameModule } from './site-frame/site-frame.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { TeamModule } from './team/team.module.js';
import { TestimonialModule } from './testimonial/testimonial.module.js';

@Module({
  imports: [
    DocumentModule,
    SiteFrameModule,
    FaqModule,
    BinModule,
    BlogModule,
    FindModule,
    TeamModule,
    TestimonialModule,
    PageModule,
    LifecycleModule,
    InitialContentModule,
    JobsModule,
    RedirectModule,
    RuleBookModule,
    SavedBlockModule,
    SitemapModule,
  ],
})
export class AppModule {}
