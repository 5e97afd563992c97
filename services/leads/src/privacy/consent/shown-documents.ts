import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import type { ConsentDocument } from '@manzil/contracts/leads/consent';
import type { LeadKind } from '@manzil/contracts/leads/lead';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { showDocument } from '@manzil/contracts/http/content';

/** A form waits no longer than this for the texts; then the last ones read are used. */
const LONGEST_WAIT_MS = 500;
/** Texts that were read within this time are not read again. */
const FRESH_MS = 2_000;
/** The sections of a legal page. */
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type NamedDocument = Exclude<ConsentDocument, 'form'>;

const NAMES: Readonly<Record<NamedDocument, DocumentName>> = {
  privacy: 'privacypagedb',
  terms: 'termspagedb',
};

/** A document as shown by the link beside a form. */
export interface ShownDocument {
  document: NamedDocument;
  version: number;
  language: string;
  text: string;
}

/** Reads the documents that the sentences of forms name, as they are published when a form arrives. */
@Injectable()
export class ShownDocuments {
  private known: readonly ShownDocument[] = [];
  private readAt = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly rpc: RpcClient) {}

  /** Without the documents that could never be read: a form is not refused because content is down. */
  async namedBy(kind: LeadKind): Promise<ShownDocument[]> {
    if (Date.now() - this.readAt > FRESH_MS) {
      this.reading ??= this.read();
      await Promise.race([this.reading, delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
    }
    return this.known.filter(({ document }) => document === 'privacy' || kind === 'newsletter');
  }

  private async read(): Promise<void> {
    try {
      this.known = await Promise.all([this.readOne('privacy'), this.readOne('terms')]);
      this.readAt = Date.now();
    } catch {
      // The texts that were read last are used until content answers again.
    } finally {
      this.reading = undefined;
    }
  }

  private async readOne(document: NamedDocument): Promise<ShownDocument> {
    const { fields, version } = await this.rpc.request(showDocument, { name: NAMES[document] });
    return { document, version, language: 'en', text: textOf(fields) };
  }
}

/** The text of a legal page, with an empty line between its parts. */
const textOf = (fields: DocumentFields): string =>
  SECTIONS.flatMap((section) => [fields[`sec${section}heading`], fields[`sec${section}text`]])
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
