import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { get } from './media-stack.js';
import { PhotoStack } from './photo-stack.js';
import { jpeg } from './pictures.js';

describe('source photos that cannot be downloaded', () => {
  let photos: PhotoStack;

  beforeAll(async () => {
    photos = await PhotoStack.open();
  });
  afterAll(() => photos.close());
  beforeEach(() => {
    photos.reset();
  });

  it('are retried, each time after a longer delay, until they succeed', async () => {
    const bytes = await jpeg(240, 180);
    const times: number[] = [];
    photos.server.photos.set('/busy.jpg', (response) => {
      times.push(Date.now());
      if (times.length < 3) response.writeHead(503).end();
      else response.end(bytes);
    });
    await photos.refer('property:90', 1, ['/busy.jpg']);
    await photos.filenameOf('/busy.jpg');
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(190);
    expect(third - second).toBeGreaterThanOrEqual(990);
    expect((await photos.failed()).filter(({ url }) => url.endsWith('/busy.jpg'))).toEqual([]);
  });

  it('are reported with the reason and the records that show them, and leave the stored copy', async () => {
    const [path = ''] = await photos.some(1);
    await photos.refer('property:91', 1, [path]);
    const filename = await photos.filenameOf(path);
    photos.server.photos.delete(path);
    await photos.refer('property:91', 2, [path]);
    const problem = await photos.reportOf(path);
    expect(problem).toMatchObject({
      error: "The photo's server answered 404",
      filename,
      usedBy: [{ owner: 'property:91', label: 'The property:91' }],
    });
    expect(photos.settled().get(photos.server.url(path))).toBe(filename);
    expect((await get(photos.media, filename)).status).toBe(200);
    await photos.refer('property:91', 3, []);
    await waitFor('the report to end', async () =>
      (await photos.failed()).every(({ url }) => url !== photos.server.url(path)),
    );
  });

  it.each([
    ['larger than is allowed, as their server says', /larger than 0.5 MB/, { 'content-length': 600_000 }],
    ['larger than is allowed, as it turns out', /larger than 0.5 MB/, {}],
  ])('because they are %s, are aborted during the download', async (what, reason, headers) => {
    const path = `/large/${what.length}`;
    photos.server.photos.set(path, (response) => {
      response.writeHead(200, headers);
      const send = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), send);
      };
      response.on('error', () => undefined);
      send();
    });
    await photos.refer(`property:92${what.length}`, 1, [path]);
    const problem = await photos.reportOf(path);
    expect(problem.error).toMatch(reason);
    await waitFor('nothing to be left', async () => (await photos.stack.files('incoming')).length === 0);
  });

  it.each([
    ['slow', /did not come within 1 s/, (): void => undefined],
    ['no image', /no JPEG, PNG, WebP, AVIF, GIF or TIFF/, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['empty', /empty/, ''],
  ])('because they are %s, are reported with that reason', async (what, reason, answer) => {
    const path = `/bad/${what.length}`;
    photos.server.photos.set(path, typeof answer === 'string' ? (response) => response.end(answer) : answer);
    await photos.refer(`property:93${what.length}`, 1, [path]);
    const problem = await photos.reportOf(path);
    expect(problem.error).toMatch(reason);
  });

  it.each([
    ['a pixel', 1, 1],
    ['an icon', 199, 120],
  ])('because they are %s are reported, and published as no photos', async (_what, width, height) => {
    const path = `/tiny/${width}`;
    photos.server.photos.set(path, await jpeg(width, height));
    await photos.refer(`property:95${width}`, 1, [path]);
    expect((await photos.reportOf(path)).error).toMatch(/smaller than 200 pixels/);
    const url = photos.server.url(path);
    const published = await waitFor('the event', () =>
      photos.events.flatMap((event) => event.photos).find((photo) => photo.url === url),
    );
    expect(published).toMatchObject({ filename: null, isNoPhoto: true });
    // The photo's server now sends a valid photo.
    photos.server.photos.set(path, await jpeg(200, 100));
    await photos.refer(`property:95${width}`, 2, [path]);
    await waitFor('the photo', () => photos.settled().get(url));
    expect(photos.events.at(-1)?.photos).toMatchObject([{ url, isNoPhoto: false }]);
  });

  it('but are one pixel now leave the stored copy', async () => {
    const [path = ''] = await photos.some(1);
    await photos.refer('property:96', 1, [path]);
    const filename = await photos.filenameOf(path);
    photos.server.photos.set(path, await jpeg(1, 1));
    await photos.refer('property:96', 2, [path]);
    expect(await photos.reportOf(path)).toMatchObject({ filename });
    expect(photos.settled().get(photos.server.url(path))).toBe(filename);
  });

  it('because they are on a private network, also after a redirect, are refused', async () => {
    photos.server.photos.set('/redirect.jpg', (response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    );
    await photos.refer('property:94', 1, [
      '/redirect.jpg',
      'http://localhost:9/1.jpg',
      'http://10.0.0.1/1.jpg',
    ]);
    const problems = await waitFor('the reports', async () => {
      const found = (await photos.failed()).filter(({ usedBy }) => usedBy[0]?.owner === 'property:94');
      return found.length === 3 ? found : undefined;
    });
    for (const { error } of problems) expect(error).toMatch(/on a private network/);
  });
});
