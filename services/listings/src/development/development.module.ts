import { LIFECYCLE_PROVIDERS } from '@manzil/lifecycle/lifecycle-providers';
import { LifecycleJobs } from '@manzil/lifecycle/lifecycle-jobs';
import { LifecycleAudit, LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';
import { TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { DatedEntries } from '@manzil/lifecycle/upcoming-changes';
import { Module } from '@nestjs/common';
import { AddDemoTranslations } from './add-demo-translations.js';
import { AddImages } from './add-images.js';
import { AnnounceDevelopment } from './announce-development.js';
import { ClaimAllFiles } from './claim-all-files.js';
import { CreateDevelopment } from './create-development.js';
import { DeleteDevelopment } from './delete-development.js';
import { DeletedDevelopments } from './deleted-developments.js';
import { DeleteImage } from './delete-image.js';
import { DevelopmentJobs } from './development-jobs.js';
import { DevelopmentPaths } from './development-paths.js';
import { DevelopmentPort } from './development-port.js';
import { DevelopmentTranslationPorts } from './development-translation-ports.js';
import { FindDevelopments } from './find-developments.js';
import { GetDevelopment } from './get-development.js';
import { ListDevelopments } from './list-developments.js';
import { ListImages } from './list-images.js';
import { ListingsAudit } from './listings-audit.js';
import { NoDatedProjects } from './no-dated-projects.js';
import { ReadDevelopmentEntry } from './read-development-entry.js';
import { ReorderDevelopments } from './reorder-developments.js';
import { ReorderImages } from './reorder-images.js';
import { ReplaceImage } from './replace-image.js';
import { RestoreDevelopment } from './restore-development.js';
import { SaveDevelopment } from './save-development.js';
import { SetHeading } from './set-heading.js';
import { UpdateDevelopment } from './update-development.js';

const providers = [
  ...[
    ListDevelopments,
    FindDevelopments,
    GetDevelopment,
    CreateDevelopment,
    UpdateDevelopment,
    DeleteDevelopment,
  ],
  ...[ReorderDevelopments, SetHeading],
  ...[ListImages, AddImages, ReplaceImage, DeleteImage, ReorderImages],
  ...[
    AnnounceDevelopment,
    ClaimAllFiles,
    DevelopmentPaths,
    ListingsAudit,
    SaveDevelopment,
    ReadDevelopmentEntry,
  ],
  ...[DeletedDevelopments, RestoreDevelopment, DevelopmentJobs, AddDemoTranslations],
  ...LIFECYCLE_PROVIDERS,
  LifecycleJobs,
  { provide: LifecyclePorts, useClass: DevelopmentPort },
  { provide: TranslationPorts, useClass: DevelopmentTranslationPorts },
  { provide: LifecycleAudit, useExisting: ListingsAudit },
  { provide: DatedEntries, useClass: NoDatedProjects },
];

@Module({ providers })
export class DevelopmentModule {}
