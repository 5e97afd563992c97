import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { listMailTexts, previewMailTexts, saveMailTexts } from '@manzil/contracts/http/mail-texts';
import type { MailPreview } from '@manzil/contracts/leads/mail-log';
import {
  EDITABLE_MAIL_KINDS,
  placeholderIssues,
  type EditableMailKind,
  type EditedMail,
  type MailTexts,
} from '@manzil/contracts/leads/mail-texts';
import { LANGUAGES, type Language } from '@manzil/contracts/site-language';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { LeadsConfig } from '../../config.js';
import { MailKinds, type EditableMail } from '../mail-kinds.js';
import { sampleContext } from '../previews/compose-sample.js';
import { MailTextEntity } from './mail-text.entity.js';
import { findVersions, textsOf } from './mail-text.repository.js';

const SHOWN_VERSIONS = 20;

/** The texts of mail to visitors, as edited by admins. */
@Injectable()
export class EditMailTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly kinds: MailKinds,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  @HandleRpc(listMailTexts)
  async list(): Promise<{ items: EditedMail[] }> {
    const items: EditedMail[] = [];
    for (const language of LANGUAGES)
      for (const kind of EDITABLE_MAIL_KINDS)
        items.push(await edited(this.dataSource.manager, this.kinds.editable(kind), language));
    return { items };
  }

  @HandleRpc(saveMailTexts)
  async save({
    kind,
    language,
    texts,
    expectedVersion,
    by,
  }: z.output<typeof saveMailTexts.request>): Promise<EditedMail> {
    if (texts !== null) requireKnownPlaceholders(kind, texts);
    const mail = this.kinds.editable(kind);
    return this.dataSource.transaction(async (manager) => {
      const before = await textsOf(manager, mail, language);
      if (!(await add(manager, { kind, language, texts, version: expectedVersion + 1, savedBy: by }))) {
        const [latest] = await findVersions(manager, { kind, language }, 1);
        const saved = latest && {
          version: latest.version,
          updatedBy: latest.savedBy,
          updatedAt: latest.savedAt,
        };
        throw versionConflict('The text', saved ?? null);
      }
      const record = auditRecord({
        action: 'mail-text-changed',
        entity: { kind: 'mail', id: null, title: kind, link: '/backend/mail?tab=texts' },
        changes: changesBetween(before, texts ?? mail.texts[language], ['subject', 'opening', 'closing']),
      });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return edited(manager, mail, language);
    });
  }

  @HandleRpc(previewMailTexts)
  preview({ kind, language, texts }: z.output<typeof previewMailTexts.request>): MailPreview {
    requireKnownPlaceholders(kind, texts);
    const { subject, html, text } = this.kinds
      .editable(kind)
      .preview({ ...sampleContext(this.config.PUBLIC_URL, language), texts });
    return { kind, language, subject, html, text };
  }
}

/** False when the version already exists, or the previous one does not. */
async function add(
  manager: EntityManager,
  {
    kind,
    language,
    version,
    texts,
    savedBy,
  }: Pick<MailTextEntity, 'kind' | 'language' | 'version' | 'texts' | 'savedBy'>,
): Promise<boolean> {
  const added = await manager.query<unknown[]>(
    `INSERT INTO mail_text (kind, version, texts, saved_by, language)
     SELECT $1, $2, $3, $4, $5
     WHERE $2 = 1 OR EXISTS (SELECT FROM mail_text WHERE kind = $1 AND language = $5 AND version = $2 - 1)
     ON CONFLICT DO NOTHING RETURNING version`,
    [kind, version, texts, savedBy, language],
  );
  return added.length > 0;
}

async function edited(
  manager: EntityManager,
  { kind, texts: standard }: EditableMail,
  language: Language,
): Promise<EditedMail> {
  const versions = await findVersions(manager, { kind, language }, SHOWN_VERSIONS);
  return {
    kind,
    language,
    texts: versions[0]?.texts ?? standard[language],
    standard: standard[language],
    version: versions[0]?.version ?? 0,
    versions: versions.map(({ version, texts, savedBy, savedAt }) => ({
      version,
      texts,
      savedBy,
      savedAt: savedAt.toISOString(),
    })),
  };
}

function requireKnownPlaceholders(kind: EditableMailKind, texts: MailTexts): void {
  const issues = placeholderIssues(kind, texts);
  if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
}
