import {
  DOCUMENT_IDS,
  DOCUMENT_SCREENS,
  type DocumentFields,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import type { AuditEntity } from '@manzil/contracts/audit';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import { clearPublishTime, ensureVersion, recordVersion } from '@manzil/lifecycle/version.repository';
import { documentUser } from './document-files.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { DocumentEntity } from './document.entity.js';

/** Maximum number of changes listed in one audit record. */
const MOST_CHANGES = 50;

interface Save {
  fields: DocumentFields;
  by: string;
}

/** Stores a document, records its version, writes its audit record, and claims the files that it uses. */
@Injectable()
export class StoreDocument {
  constructor(
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  /** Replaces the fields of a document as its next public version. */
  async store(
    { manager, now }: WriteContext,
    before: DocumentEntity,
    { fields, by }: Save,
  ): Promise<DocumentEntity> {
    const names = Object.keys({ ...before.fields, ...fields });
    const saved = Object.assign(new DocumentEntity(), {
      name: before.name,
      fields,
      version: before.version + 1,
      unseenSaves: 0,
      updatedAt: now,
      updatedBy: by,
    });
    await ensurePublished(manager, before);
    await manager.save(saved);
    await recordVersion(manager, publishedVersion(saved));
    await clearPublishTime(manager, keyOf(saved.name));
    await this.claimFiles.claim(manager, [await documentUser(manager, saved)]);
    await this.auditLog.record(manager, {
      action: 'content-updated',
      entity: auditedDocument(saved.name),
      changes: changesBetween(before.version === 0 ? null : before.fields, fields, names).slice(
        0,
        MOST_CHANGES,
      ),
    });
    return saved;
  }
}

const keyOf = (name: DocumentName) => ({ kind: 'document' as const, id: DOCUMENT_IDS[name] });

const publishedVersion = ({ name, fields, version, updatedAt, updatedBy }: DocumentEntity) => ({
  ...keyOf(name),
  version,
  fields,
  published: true,
  savedAt: updatedAt,
  savedBy: updatedBy,
});

/** Records the live content before the first draft or save, for content from before versions existed. */
async function ensurePublished(manager: EntityManager, document: DocumentEntity): Promise<void> {
  if (document.version > 0) await ensureVersion(manager, publishedVersion(document));
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
  cookiespagedb: { title: 'Cookies', link: DOCUMENT_SCREENS.cookiespagedb },
};

export const auditedDocument = (name: DocumentName): AuditEntity => ({
  kind: 'site-text',
  id: name,
  ...AUDITED[name],
});
