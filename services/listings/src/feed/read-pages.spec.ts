import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFeed } from './open-feed.js';
import { readPages } from './read-pages.js';

const resource = (key: string): object => ({
  ListingKey: key,
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  City: 'Dubai',
  ListPrice: 1_000_000,
  PropertySubType: 'Apartment',
});

describe('a feed in pages', () => {
  let server: Server;
  let origin: string;
  let pages: Record<string, object>;
  const requests: string[] = [];

  beforeEach(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
      const page = pages[request.url ?? ''];
      response.writeHead(page === undefined ? 500 : 200).end(JSON.stringify(page));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    requests.length = 0;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  async function read(location: string): Promise<(string | null)[]> {
    const options = {
      allowPrivateHosts: ['127.0.0.1'],
      readableFiles: [],
      idleMs: 2_000,
      totalMs: 10_000,
    };
    const { records } = await readPages(location, await openFeed(location, options), {
      ...options,
      format: 'auto',
      onBytes: () => undefined,
    });
    const references: (string | null)[] = [];
    for await (const { sourceReference } of records) references.push(sourceReference);
    return references;
  }

  it('is read to its last page, with the password of the first', async () => {
    pages = {
      '/odata': { value: [resource('1')], '@odata.nextLink': `${origin}/odata?page=2` },
      '/odata?page=2': { '@odata.nextLink': '/odata?page=3', value: [resource('2')] },
      '/odata?page=3': { value: [resource('3')] },
    };
    expect(await read(`${origin.replace('//', '//u:p@')}/odata`)).toEqual(['1', '2', '3']);
    expect(requests).toEqual(
      ['/odata', '/odata?page=2', '/odata?page=3'].map((path) => `${path} Basic dTpw`),
    );
  });

  it.each([
    ['on another server', 'http://127.0.0.2:9/odata', /another server/],
    ['that is a file', 'file:///etc/passwd', /another server/],
    ['that is the first', '/odata', /no end/],
    ['that fails', '/odata?page=9', /answered 500/],
  ])('is refused as a whole for a page %s', async (_what, link, reason) => {
    pages = { '/odata': { value: [resource('1')], '@odata.nextLink': link } };
    await expect(read(`${origin}/odata`)).rejects.toThrow(reason);
  });

  it('follows no link that only stands in a text', async () => {
    const text = '"@odata.nextLink":"/odata?page=9"';
    pages = { '/odata': { value: [{ ...resource('1'), PublicRemarks: text }] } };
    expect(await read(`${origin}/odata`)).toEqual(['1']);
  });
});
