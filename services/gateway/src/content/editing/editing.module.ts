import * as contentEditing from '@manzil/contracts/http/content-editing';
import * as contentLifecycle from '@manzil/contracts/http/content-lifecycle';
import * as documentEditing from '@manzil/contracts/http/document-editing';
import * as draftPreviews from '@manzil/contracts/http/draft-previews';
import * as siteTimes from '@manzil/contracts/http/site-times';
import * as translations from '@manzil/contracts/http/translations';
import { Module } from '@nestjs/common';
import { MortgageController } from '../mortgage/mortgage.controller.js';
import { ReadMortgageForm } from '../mortgage/read-mortgage-form.js';
import { AdminContentController } from './admin-content.controller.js';
import { DocumentEditingController } from './document-editing.controller.js';
import { DraftPreviewController } from './draft-preview.controller.js';
import { EditContent } from './edit-content.js';
import { LifecycleController } from './lifecycle.controller.js';
import { MailApproval } from './mail-approval.js';
import { SavePageTexts } from './save-page-texts.js';
import { SiteTimesController } from './site-times.controller.js';
import { TranslationsController } from './translations.controller.js';
import { forward } from '../../http/forward.js';

/** The editing of all content except custom pages. */
@Module({
  controllers: [
    AdminContentController,
    DocumentEditingController,
    SiteTimesController,
    DraftPreviewController,
    LifecycleController,
    TranslationsController,
    MortgageController,
    forward(contentEditing, contentLifecycle, documentEditing, draftPreviews, siteTimes, translations),
  ],
  providers: [EditContent, MailApproval, ReadMortgageForm, SavePageTexts],
})
export class EditingModule {}
