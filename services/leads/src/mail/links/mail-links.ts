import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { MAIL_LINK_PURPOSES } from '@manzil/contracts/leads/mail';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { LeadsConfig } from '../../config.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const visitorTargetSchema = z.object({ purpose: z.enum(MAIL_LINK_PURPOSES), address: z.string() });
type VisitorTarget = z.output<typeof visitorTargetSchema>;

/** A person's request to see what is kept of them, which says whom it is about and until when. */
const requestTargetSchema = z.object({ purpose: z.literal('person-data'), request: z.uuid() });
type RequestTarget = z.output<typeof requestTargetSchema>;

const targetSchema = z.union([visitorTargetSchema, requestTargetSchema]);
type LinkTarget = VisitorTarget | RequestTarget;

/**
 * Links in mail to visitors. A token is what the link is for and whom, encrypted and authenticated: nobody can make one
 * for another address, and no log of a URL holds an address. It serves its one purpose. One that names an address does not
 * expire and outlives its lead.
 */
@Injectable()
export class MailLinks {
  private key: Promise<Buffer> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  async urlOf(target: LinkTarget): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await this.readKey(), nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(target), 'utf8'), cipher.final()]);
    const token = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    const page = target.purpose === 'person-data' ? 'mydata' : 'mail';
    return new URL(`/${page}/${token}`, this.config.PUBLIC_URL).href;
  }

  /** NOT_FOUND for what is no token of ours, or one of another purpose. */
  async read(token: string): Promise<VisitorTarget> {
    const target = await this.open(token);
    if (target?.purpose === 'person-data' || target === undefined) throw notComplete();
    return target;
  }

  /** The id of a person's request. NOT_FOUND as in {@link read}. */
  async readRequest(token: string): Promise<string> {
    const target = await this.open(token);
    if (target?.purpose !== 'person-data') throw notComplete();
    return target.request;
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
