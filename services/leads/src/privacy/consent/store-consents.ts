import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadListeners, type LeadArrival } from '../../record/lead-listeners.js';
import type { NewLead } from '../../record/lead.repository.js';
import { agreeTo } from './consent.repository.js';
import { ShownDocuments } from './shown-documents.js';

/** Stores the consents of an arriving lead, with the documents as published at that time. */
@Injectable()
export class StoreConsents {
  constructor(
    listeners: LeadListeners,
    private readonly documents: ShownDocuments,
  ) {
    listeners.onPreparedArrival('consents', (stated) => this.prepare(stated));
  }

  private async prepare({ kind, consentText }: NewLead) {
    const documents = consentText === undefined ? [] : await this.documents.namedBy(kind);
    return async (manager: EntityManager, { lead }: LeadArrival): Promise<void> => {
      if (typeof consentText === 'string')
        await agreeTo(manager, { leadId: lead.id, sentence: consentText, documents });
    };
  }
}
