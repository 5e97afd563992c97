import { readFileSync, writeFileSync } from 'node:fs';

const RECORD = /^ {2}<Listing>[^]*?^ {2}<\/Listing>\n/gm;

/** The feed of the running product, read from a local file. */
export class FeedFile {
  private readonly path: string;
  private readonly first: string;
  /** Its listings, a record each. */
  readonly records: readonly string[];

  constructor() {
    const path = process.env.E2E_FEED_FILE;
    if (path === undefined) throw new Error('E2E_FEED_FILE is not set: run the journeys through `npm test`');
    this.path = path;
    this.first = readFileSync(path, 'utf8');
    this.records = this.first.match(RECORD) ?? [];
  }

  /** Restores the original feed. */
  restore(): void {
    writeFileSync(this.path, this.first);
  }

  /** Replaces the feed, also with another format. */
  replace(text: string | Buffer): void {
    writeFileSync(this.path, text);
  }

  write(records: readonly string[]): void {
    this.replace(`<?xml version="1.0" encoding="UTF-8"?>\n<Listings>\n${records.join('')}</Listings>\n`);
  }
}

/** Returns the value of an element of a record. */
export const valueIn = (record: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(record)?.[1] ?? '';

export const withValue = (record: string, name: string, value: string): string =>
  record.replace(new RegExp(`<${name}>[^<]*</${name}>`), `<${name}>${value}</${name}>`);
