import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/events';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecordAct } from '../change/record-act.js';
import { documentUser } from '../media-use/file-users.js';
import { TellUses } from '../media-use/tell-uses.js';
import { toDocumentEntry } from './document.mapper.js';
import { findDocument, mergeFields, type DocumentSave } from './document.repository.js';

/**
 * Sets the given fields of a page, keeps the others and tells of the change, all or nothing. CONFLICT, with who and
 * when, when somebody else has saved since the editor loaded the page: nobody's text is lost unseen.
 */
@Injectable()
export class SaveDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly tellUses: TellUses,
    private readonly recordAct: RecordAct,
  ) {}

  async execute(save: DocumentSave): Promise<DocumentEntry> {
    return this.dataSource.transaction(async (manager) => {
      const before = await findDocument(manager, save.name);
      const saved = await mergeFields(manager, save);
      if (saved === null) {
        throw versionConflict('The page', await findDocument(manager, save.name));
      }
      await this.outbox.add(manager, contentChanged, { kind: saved.name, version: saved.version });
      await this.tellUses.execute(manager, [documentUser(saved)]);
      await this.recordAct.record(manager, {
        action: 'content-updated',
        entity: { kind: 'site-text', id: saved.name, ...AUDITED[saved.name] },
        changes: changesBetween(before?.fields ?? null, saved.fields, Object.keys(save.fields)).slice(0, 50),
      });
      return toDocumentEntry(saved);
    });
  }
}

/** The texts of a page as staff know them, and where they are edited or seen. */
const AUDITED: Readonly<Record<DocumentName, { title: string; link: string }>> = {
  homepagedb: { title: 'Home page', link: '/backend/home' },
  buypagedb: { title: 'Buy page', link: '/buy' },
  rentpagedb: { title: 'Rent page', link: '/rent' },
  mortgageservicespagedb: { title: 'Mortgage page', link: '/backend/mortgage' },
  commondb: { title: 'Agency details', link: '/backend/agency' },
  basicpropertiesDetails: { title: 'Texts of property pages', link: '/buy' },
  privacypagedb: { title: 'Privacy notice', link: '/backend/privacy' },
  termspagedb: { title: 'Terms of use', link: '/backend/terms' },
};
