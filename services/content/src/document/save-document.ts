import { DOCUMENT_SCREENS, type DocumentEntry, type DocumentName } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/events';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import { documentUser } from '../media-use/file-users.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { toDocumentEntry } from './document.mapper.js';
import { findDocument, mergeFields, type DocumentSave } from './document.repository.js';

/**
 * Sets the given fields of a page, keeps the others and publishes the change, in one transaction. CONFLICT, with author
 * and time, when somebody else has saved since the editor loaded the page, so that no text is overwritten unnoticed.
 */
@Injectable()
export class SaveDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  async save(save: DocumentSave): Promise<DocumentEntry> {
    return this.dataSource.transaction(async (manager) => {
      const before = await findDocument(manager, save.name);
      const saved = await mergeFields(manager, save);
      if (saved === null) {
        throw versionConflict('The page', await findDocument(manager, save.name));
      }
      await this.outbox.add(manager, contentChanged, { kind: saved.name, version: saved.version });
      await this.claimFiles.claim(manager, [documentUser(saved)]);
      await this.auditLog.record(manager, {
        action: 'content-updated',
        entity: { kind: 'site-text', id: saved.name, ...AUDITED[saved.name] },
        changes: changesBetween(before?.fields ?? null, saved.fields, Object.keys(save.fields)).slice(0, 50),
      });
      return toDocumentEntry(saved);
    });
  }
}

/** Titles and links of the documents in audit records. */
const AUDITED: Readonly<Record<DocumentName, { title: string; link: string }>> = {
  homepagedb: { title: 'Home page', link: DOCUMENT_SCREENS.homepagedb },
  buypagedb: { title: 'Buy page', link: '/buy' },
  rentpagedb: { title: 'Rent page', link: '/rent' },
  mortgageservicespagedb: { title: 'Mortgage page', link: DOCUMENT_SCREENS.mortgageservicespagedb },
  commondb: { title: 'Agency details', link: DOCUMENT_SCREENS.commondb },
  basicpropertiesDetails: { title: 'Texts of property pages', link: '/buy' },
  privacypagedb: { title: 'Privacy notice', link: DOCUMENT_SCREENS.privacypagedb },
  termspagedb: { title: 'Terms of use', link: DOCUMENT_SCREENS.termspagedb },
};
