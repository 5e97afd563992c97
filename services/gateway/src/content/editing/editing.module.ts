import * as contentEditing from '@manzil/contracts/http/content-editing';
import * as documentEditing from '@manzil/contracts/http/document-editing';
import { Module } from '@nestjs/common';
import { MortgageController } from '../mortgage/mortgage.controller.js';
import { ReadMortgageForm } from '../mortgage/read-mortgage-form.js';
import { AdminContentController } from './admin-content.controller.js';
import { DocumentEditingController } from './document-editing.controller.js';
import { AssertPathIsFree } from '../../shared/assert-path-is-free.js';
import { DraftPreviewController } from './draft-preview.controller.js';
import { EditContent } from './edit-content.js';
import { LifecycleController } from './lifecycle.controller.js';
import { MailApproval } from './mail-approval.js';
import { SavePageTexts } from './save-page-texts.js';
import { SiteTimesController } from './site-times.controller.js';
import { forward } from '../../http/forward.js';

/** The editing of all content except custom pages. */
@Module({
  controllers: [
    AdminContentController,
    DocumentEditingController,
    // The path of an instant comes before that of a draft, which would match it as well.
    SiteTimesController,
    DraftPreviewController,
    LifecycleController,
    MortgageController,
    forward(contentEditing, documentEditing),
  ],
  providers: [AssertPathIsFree, EditContent, MailApproval, ReadMortgageForm, SavePageTexts],
})
export class EditingModule {}
