import { LOCALES } from '@manzil/contracts/site-language';
import { MAX_TRANSLATION_BYTES, type Translation } from '@manzil/contracts/content/translation';
import { messageBytes } from '@manzil/contracts/content/text';
import type { TranslationRequest } from '@manzil/contracts/translation-rpcs';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WriteContext } from '../lifecycle-port.js';
import { LifecycleAudit } from '../lifecycle-ports.js';
import { textsOf, type RecordText } from './record-texts.js';
import { withCurrentPaths, type StoredText, type StoredTexts } from './stored-texts.js';
import { HandleTranslation, TranslationPorts, type TranslationPort } from './translation-ports.js';
import { TranslationEntity } from './translation.entity.js';
import { toTranslation } from './translation.mapper.js';

type Save = TranslationRequest<'saveTranslation'>;

/** Maximum number of changes listed in one audit record. */
const MOST_CHANGES = 50;

/**
 * Saves translated texts of a record. If visitors may see the change, the record's event is published in the same
 * transaction.
 */
@Injectable()
export class SaveTranslation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: TranslationPorts,
    private readonly audit: LifecycleAudit,
  ) {}

  @HandleTranslation('saveTranslation')
  async save(request: Save): Promise<Translation> {
    const port = this.ports.of(request.kind);
    const before = await findRow(this.dataSource.manager, request);
    const isSeen = request.ready || before?.ready === true;
    const work = (context: WriteContext) => this.store(context, port, request);
    if (!isSeen) return port.changeUnseen(work);
    return port.change(async (context) => {
      const saved = await work(context);
      await port.announce?.(context.manager, request.id);
      return saved;
    });
  }

  private async store(
    { manager, now }: WriteContext,
    port: TranslationPort,
    request: Save,
  ): Promise<Translation> {
    const { kind, id, language, ready, expectedVersion, by } = request;
    const record = await port.require(manager, id);
    const before = await findRow(manager, request);
    assertVersion(`The ${LOCALES[language].name}`, before, expectedVersion);
    const current = textsOf({ kind, id }, record.fields);
    const texts = changed(before?.texts ?? {}, current, request, port);
    const row = Object.assign(new TranslationEntity(), {
      kind,
      entryId: id,
      language,
      texts,
      ready,
      version: expectedVersion + 1,
      updatedAt: now,
      updatedBy: by,
    });
    await manager.save(row);
    await this.audit.record(manager, {
      action: 'translation-saved',
      entity: { ...port.audited(record), link: `/backend/translations/${language}/${kind}/${id}` },
      changes: changesBetween(audited(before?.texts, before?.ready), audited(texts, ready), [
        'ready',
        ...new Set([...Object.keys(before?.texts ?? {}), ...Object.keys(texts)]),
      ]).slice(0, MOST_CHANGES),
    });
    return toTranslation(kind, record, row);
  }
}

const findRow = (
  manager: WriteContext['manager'],
  { kind, id, language }: Pick<Save, 'kind' | 'id' | 'language'>,
) => manager.findOneBy(TranslationEntity, { kind, entryId: id, language });

const audited = (texts: StoredTexts = {}, ready = false) => ({
  ...Object.fromEntries(Object.entries(texts).map(([path, { text }]) => [path, text])),
  ready,
});

/** Sets texts of the record's current paths; translations of removed texts are dropped. */
function changed(
  before: StoredTexts,
  current: readonly RecordText[],
  { texts, language }: Save,
  port: TranslationPort,
): StoredTexts {
  const kept = withCurrentPaths(before, current);
  for (const text of current) {
    const given = texts[text.path];
    if (given === undefined) continue;
    const clean = cleaned(port, text, given);
    if (clean.text === '') kept.delete(text.path);
    else kept.set(text.path, clean);
  }
  const stored = Object.fromEntries(kept);
  if (messageBytes(JSON.stringify(stored)) <= MAX_TRANSLATION_BYTES) return stored;
  throw new DomainError('VALIDATION_FAILED', `The ${LOCALES[language].name} of this record is too long`);
}

/**
 * HTML is sanitised like the English around it. VALIDATION_FAILED for a line break in a single-line text, and for
 * external pictures.
 */
function cleaned(port: TranslationPort, { path, kind: of }: RecordText, given: StoredText): StoredText {
  const field = `texts.${path}`;
  if (of === 'line' && /[\r\n]/.test(given.text))
    throw new DomainError('VALIDATION_FAILED', 'Line breaks are not allowed here', {
      issues: [{ field, message: 'Line breaks are not allowed here' }],
    });
  if (of !== 'html') return given;
  return { text: port.sanitise(given.text, field), of: given.of };
}
