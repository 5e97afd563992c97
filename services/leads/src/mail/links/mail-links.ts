import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inLanguage, type Language } from '@manzil/contracts/site-language';
import { z } from 'zod';
import type { LeadsConfig } from '../../config.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const visitorTargetSchema = z.object({
  purpose: z.enum(['stop', 'confirm', 'unsubscribe']),
  address: z.string(),
});
export type VisitorTarget = z.output<typeof visitorTargetSchema>;

/** A person's request to see their stored data, with their address and its expiry. */
const requestTargetSchema = z.object({ purpose: z.literal('person-data'), request: z.uuid() });
type RequestTarget = z.output<typeof requestTargetSchema>;

/** A saved search whose mail the link starts or stops. */
const searchTargetSchema = z.object({
  purpose: z.enum(['search-confirm', 'search-stop']),
  search: z.uuid(),
});
export type SearchTarget = z.output<typeof searchTargetSchema>;

/** All searches of the address of this search. */
const managedTargetSchema = z.object({ purpose: z.literal('search-manage'), search: z.uuid() });
type ManagedTarget = z.output<typeof managedTargetSchema>;

/** One viewing, which its visitor may move or cancel. */
const viewingTargetSchema = z.object({ purpose: z.literal('viewing'), viewing: z.uuid() });
type ViewingTarget = z.output<typeof viewingTargetSchema>;

const targetSchema = z.union([
  viewingTargetSchema,
  visitorTargetSchema,
  requestTargetSchema,
  searchTargetSchema,
  managedTargetSchema,
]);
type LinkTarget = VisitorTarget | RequestTarget | SearchTarget | ManagedTarget | ViewingTarget;

/** The pages of links that do not lead to the page with a button, by purpose. */
const PAGES: Readonly<Partial<Record<LinkTarget['purpose'], string>>> = {
  'person-data': 'mydata',
  'search-manage': 'saved-searches',
  viewing: 'viewings',
};

/**
 * Links in mail to visitors. A token holds the purpose and the target of the link, encrypted and authenticated: it
 * cannot be forged for another address, and a logged URL reveals no address. It is valid for its purpose only. A token
 * that names an address does not expire and outlives its lead.
 */
@Injectable()
export class MailLinks {
  private key: Promise<Buffer> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  /** The link to its page in a language of the site. */
  async urlOf(target: LinkTarget, language: Language = 'en'): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await this.readKey(), nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(target), 'utf8'), cipher.final()]);
    const token = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    const path = inLanguage(language, `/${PAGES[target.purpose] ?? 'mail'}/${token}`);
    return new URL(path, this.config.PUBLIC_URL).href;
  }

  /** NOT_FOUND for an invalid token, or a token for another purpose. */
  async read(token: string): Promise<VisitorTarget | SearchTarget> {
    const target = await this.open(token);
    if (target === undefined || !('address' in target || isSearchTarget(target))) throw notComplete();
    return target;
  }

  /** The id of a person's request. NOT_FOUND as in {@link read}. */
  async readRequest(token: string): Promise<string> {
    const target = await this.open(token);
    if (target?.purpose !== 'person-data') throw notComplete();
    return target.request;
  }

  /** The id of the search by which the searches of an address are managed. NOT_FOUND as in {@link read}. */
  async readManaged(token: string): Promise<string> {
    const target = await this.open(token);
    if (target?.purpose !== 'search-manage') throw notComplete();
    return target.search;
  }

  /** The id of the viewing that a visitor may change. NOT_FOUND as in {@link read}. */
  async readViewing(token: string): Promise<string> {
    const target = await this.open(token);
    if (target?.purpose !== 'viewing') throw notComplete();
    return target.viewing;
  }

  private async open(token: string): Promise<LinkTarget | undefined> {
    return open(Buffer.from(token, 'base64url'), await this.readKey());
  }

  private readKey(): Promise<Buffer> {
    this.key ??= this.dataSource
      .query<[{ key: Buffer }]>('SELECT key FROM mail_link_key')
      .then(([{ key }]) => key);
    this.key.catch(() => {
      this.key = undefined;
    });
    return this.key;
  }
}

const isSearchTarget = (target: LinkTarget): target is SearchTarget =>
  target.purpose === 'search-confirm' || target.purpose === 'search-stop';

const notComplete = (): DomainError => new DomainError('NOT_FOUND', 'This link is not complete');

function open(bytes: Buffer, key: Buffer): LinkTarget | undefined {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAuthTag(
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
  );
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    const json = Buffer.concat([text, decipher.final()]).toString('utf8');
    return targetSchema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
