import type { DatabaseOptions } from '@manzil/service-kit/database';
import { BlogPostEntity } from './blog/blog-post.entity.js';
import { OldSlugEntity } from './blog/old-slug.entity.js';
import { CollectionVersionEntity } from './change/collection-version.entity.js';
import { DocumentEntity } from './document/document.entity.js';
import { FaqEntity } from './faq/faq.entity.js';
import { AddAdvisersAndAuthors1795400000000 } from './migrations/1795400000000-add-advisers-and-authors.js';
import { RememberAdviserPaths1795500000000 } from './migrations/1795500000000-remember-adviser-paths.js';
import { AddMessageKeys1795200000000 } from './migrations/1795200000000-add-message-keys.js';
import { CreateContent1795000000000 } from './migrations/1795000000000-create-content.js';
import { CreatePages1795000300000 } from './migrations/1795000300000-create-pages.js';
import { LIFECYCLE_ENTITIES } from '@manzil/lifecycle/lifecycle-entities';
import { AddLifecycle1795600000000 } from './migrations/1795600000000-add-lifecycle.js';
import { CountDraftsOfDocuments1796500000000 } from './migrations/1796500000000-count-drafts-of-documents.js';
import { WithdrawNavigationItems1796510000000 } from './migrations/1796510000000-withdraw-navigation-items.js';
import { MovePageRevisions1796520000000 } from './migrations/1796520000000-move-page-revisions.js';
import { AddRedirects1798600000000 } from './migrations/1798600000000-add-redirects.js';
import { AddPostDetails1798720000000 } from './migrations/1798720000000-add-post-details.js';
import { RecordTheSite1798830000000 } from './migrations/1798830000000-record-the-site.js';
import { AddSavedBlocks1798870000000 } from './migrations/1798870000000-add-saved-blocks.js';
import { AddRules1798940000000 } from './migrations/1798940000000-add-rules.js';
import { AddApprovals1798810000000 } from './migrations/1798810000000-add-approvals.js';
import { AddDraftPreviews1798730000000 } from './migrations/1798730000000-add-draft-previews.js';
import { RedirectEntity } from './redirect/redirect.entity.js';
import { RuleConfirmationEntity } from './rule-book/rule-confirmation.entity.js';
import { RuleVersionEntity } from './rule-book/rule-version.entity.js';
import { RuleEntity } from './rule-book/rule.entity.js';
import { SavedBlockEntity } from './saved-block/saved-block.entity.js';
import { PageLinkEntity } from './page/page-link.entity.js';
import { PagePreviewEntity } from './page/page-preview.entity.js';
import { PageEntity } from './page/page.entity.js';
import { AddTranslations1799090000000 } from './migrations/1799090000000-add-translations.js';
import { EditCollections1795000200000 } from './migrations/1795000200000-edit-collections.js';
import { StorePublishedMessages1799100000000 } from './migrations/1799100000000-store-published-messages.js';
import { AddStaffDetailsOfTeam1799600000000 } from './migrations/1799600000000-add-staff-details-of-team.js';
import { AddOmittedKinds1799900000000 } from './migrations/1799900000000-add-omitted-kinds.js';
import { FooterEntity } from './site-frame/footer.entity.js';
import { NavigationItemEntity } from './site-frame/navigation-item.entity.js';
import { NavigationStyleEntity } from './site-frame/navigation-style.entity.js';
import { OldTeamSlugEntity } from './team/old-team-slug.entity.js';
import { TeamMemberEntity } from './team/team-member.entity.js';
import { TestimonialEntity } from './testimonial/testimonial.entity.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [
    DocumentEntity,
    NavigationItemEntity,
    NavigationStyleEntity,
    FooterEntity,
    FaqEntity,
    BlogPostEntity,
    OldSlugEntity,
    TeamMemberEntity,
    OldTeamSlugEntity,
    TestimonialEntity,
    CollectionVersionEntity,
    PageEntity,
    PageLinkEntity,
    PagePreviewEntity,
    ...LIFECYCLE_ENTITIES,
    RedirectEntity,
    SavedBlockEntity,
    RuleEntity,
    RuleVersionEntity,
    RuleConfirmationEntity,
  ],
  migrations: [
    CreateContent1795000000000,
    EditCollections1795000200000,
    CreatePages1795000300000,
    AddMessageKeys1795200000000,
    AddAdvisersAndAuthors1795400000000,
    RememberAdviserPaths1795500000000,
    AddLifecycle1795600000000,
    CountDraftsOfDocuments1796500000000,
    WithdrawNavigationItems1796510000000,
    MovePageRevisions1796520000000,
    AddRedirects1798600000000,
    AddPostDetails1798720000000,
    AddDraftPreviews1798730000000,
    AddApprovals1798810000000,
    RecordTheSite1798830000000,
    AddSavedBlocks1798870000000,
    AddRules1798940000000,
    AddTranslations1799090000000,
    StorePublishedMessages1799100000000,
    AddStaffDetailsOfTeam1799600000000,
    AddOmittedKinds1799900000000,
  ],
});
