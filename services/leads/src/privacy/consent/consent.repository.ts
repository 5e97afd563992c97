import { createHash } from 'node:crypto';
import type { Consent } from '@manzil/contracts/leads/consent';
import { In, type EntityManager } from 'typeorm';
import { ConsentEntity } from './consent.entity.js';
import { ConsentTextEntity } from './consent-text.entity.js';
import type { ShownDocument } from './shown-documents.js';

interface Agreement {
  leadId: string;
  /** The sentence of the form. */
  sentence: string;
  documents: readonly ShownDocument[];
}

export const hashOfText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Stores what a person agreed to. The texts of documents are stored by their hash; the sentence of the form stays with
 * the lead, because callers of the API choose its wording and may write personal data there.
 */
export async function agreeTo(
  manager: EntityManager,
  { leadId, sentence, documents }: Agreement,
): Promise<void> {
  const texts = documents.map(({ text }) => ({ hash: hashOfText(text), text }));
  if (texts.length > 0)
    await manager.createQueryBuilder().insert().into(ConsentTextEntity).values(texts).orIgnore().execute();
  await manager.insert(ConsentEntity, [
    { leadId, document: 'form', textHash: hashOfText(sentence), version: null, language: 'en' },
    ...documents.map(({ document, version, language, text }) => ({
      leadId,
      document,
      version,
      language,
      textHash: hashOfText(text),
    })),
  ]);
}

/** Newest first; consents of one form in the order of their documents. */
export async function listConsents(manager: EntityManager, leadIds: readonly string[]): Promise<Consent[]> {
  const found = await manager.find(ConsentEntity, {
    where: { leadId: In(leadIds) },
    order: { givenAt: 'DESC', document: 'ASC' },
  });
  return found.map(({ document, textHash, version, language, givenAt }) => ({
    document,
    version,
    language,
    hash: textHash,
    at: givenAt.toISOString(),
  }));
}
