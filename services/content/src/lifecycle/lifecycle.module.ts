import { LIFECYCLE_PROVIDERS } from '@manzil/lifecycle/lifecycle-providers';
import { LifecycleJobs } from '@manzil/lifecycle/lifecycle-jobs';
import { LifecycleAudit, LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';
import { TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { DatedEntries } from '@manzil/lifecycle/upcoming-changes';
import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { PublishDuePosts } from '../blog/publish-due-posts.js';
import { AuditLog } from '../change/audit-log.js';
import { ChangeModule } from '../change/change.module.js';
import { DocumentModule } from '../document/document.module.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { PageModule } from '../page/page.module.js';
import { SiteFrameModule } from '../site-frame/site-frame.module.js';
import { ContentPorts } from './content-ports.js';
import { ContentTranslationPorts } from './content-translation-ports.js';

/** Drafts, versions, schedules and withdrawal of everything that staff publish. */
@Module({
  imports: [
    BlogModule,
    ChangeModule,
    CollectionEditingModule,
    DocumentModule,
    MediaUseModule,
    PageModule,
    SiteFrameModule,
  ],
  providers: [
    ...LIFECYCLE_PROVIDERS,
    LifecycleJobs,
    { provide: LifecyclePorts, useClass: ContentPorts },
    { provide: TranslationPorts, useClass: ContentTranslationPorts },
    { provide: LifecycleAudit, useExisting: AuditLog },
    { provide: DatedEntries, useExisting: PublishDuePosts },
  ],
  exports: [LifecyclePorts, TranslationPorts],
})
export class LifecycleModule {}
