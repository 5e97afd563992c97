import { Module } from '@nestjs/common';
import { RecordModule } from '../../record/record.module.js';
import { GetConsentText } from './get-consent-text.js';
import { ShownDocuments } from './shown-documents.js';
import { StoreConsents } from './store-consents.js';

@Module({
  imports: [RecordModule],
  providers: [ShownDocuments, StoreConsents, GetConsentText],
})
export class ConsentModule {}
