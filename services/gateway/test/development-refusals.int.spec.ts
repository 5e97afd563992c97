import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { waitFor } from '@manzil/testing/wait-for';
import {
  developmentCalls,
  file,
  form,
  image,
  json,
  type ProblemBody,
  type Row,
} from './development-calls.js';
import { startRealStack, type RealStack } from './real-stack.js';
import { bomb, padded, pdf, png } from './some-files.js';

const TOO_LARGE = 'The image size is more than 2MB. Please choose a smaller image!';

describe('forms of new developments are refused with the field and its message, and nothing is recorded:', () => {
  let stack: RealStack;
  let calls: ReturnType<typeof developmentCalls>;
  beforeAll(async () => {
    stack = await startRealStack({ UPLOAD_STALL_MS: '400' });
    calls = developmentCalls(stack);
    await calls.add();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const refused = async (
    answer: Response,
    status: number,
    field: string,
    message?: string,
  ): Promise<ProblemBody> => {
    const body = await json<ProblemBody>(answer);
    expect(answer.status).toBe(status);
    expect(body.issues?.map((issue) => issue.field)).toContain(field);
    if (message !== undefined) {
      expect(body.issues?.[0]?.message).toBe(message);
      expect(body.detail).toBe(message);
    }
    return body;
  };
  const count = async (): Promise<number> => (await json<Row[]>(await stack.asStaff('/getnewly'))).length;

  it.each<[string, Record<string, string | Blob | undefined>, number, string, string?]>([
    [
      'a banner of 2 MB and a byte',
      { bannerimg: file(padded(png(10, 10), MAX_IMAGE_BYTES + 1)) },
      413,
      'bannerimg',
      TOO_LARGE,
    ],
    [
      'a gallery image over 2 MB',
      { galleryimg3: file(padded(png(10, 10), MAX_IMAGE_BYTES + 1)) },
      413,
      'galleryimg3',
      'galleryimg3.png exceeds the maximum allowed size of 2MB.',
    ],
    [
      'an SVG',
      { bannerimg: file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
      415,
      'bannerimg',
    ],
    ['HTML', { galleryimg0: file(Buffer.from('<!doctype html><script>1</script>')) }, 415, 'galleryimg0'],
    ['a PDF as a banner', { bannerimg: file(pdf()) }, 415, 'bannerimg'],
    ['an image as a brochure', { brochure: file(png(10, 10)) }, 415, 'brochure'],
    ['a small image of 144 megapixels', { bannerimg: file(bomb()) }, 422, 'bannerimg'],
    ['a file that the form does not have', { logo: image() }, 400, 'logo'],
    ['a file under the name of a text', { propertyname: image() }, 400, 'propertyname'],
    ['no banner', { bannerimg: undefined }, 400, 'bannerimg', 'This field is required'],
    ['no name', { propertyname: undefined }, 400, 'propertyname'],
    ['no link', { pagelink: '' }, 400, 'pagelink'],
    ['a price in words', { price: 'a million' }, 400, 'price'],
    ['a script for a video', { youtube: 'javascript:alert(1)' }, 400, 'youtube'],
    ['a map elsewhere', { location: 'https://evil.example/' }, 400, 'location'],
    ['a link of the site', { pagelink: 'new_development_properties' }, 409, 'pagelink'],
    ['a link of another project', { pagelink: 'tower-1' }, 409, 'pagelink'],
    ['a name of another project', { propertyname: 'Tower 1' }, 409, 'propertyname'],
    ['a position that is none', { position: 'first' }, 400, 'position'],
  ])('%s', async (_, changes, status, field, ...[message]) => {
    const before = await count();
    await refused(await calls.send('/newlydata', calls.project(changes)), status, field, message);
    expect(await count()).toBe(before);
  });

  it('16 images', async () => {
    const images = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => [`galleryimg${index}`, image(index)]),
    );
    const before = await count();
    const message = 'You can not upload more than 15 images!';
    await refused(await calls.send('/newlydata', calls.project(images)), 400, 'galleryimg15', message);
    expect(await count()).toBe(before);
    const { error } = await refused(
      await calls.send('/addimagestogallary', { propertyname: 'Tower 1', ...images }),
      400,
      'galleryimg15',
      message,
    );
    expect(error).toBe(message);
  });

  it('gallery uploads, which name it in `error`', async () => {
    const large = file(padded(png(10, 10), MAX_IMAGE_BYTES + 1));
    const answer = await calls.send('/addimagestogallary', {
      propertyname: 'Tower 1',
      galleryimg0: image(),
      galleryimg1: large,
    });
    expect((await refused(answer, 413, 'galleryimg1')).error).toBe(
      'galleryimg1.png exceeds the maximum allowed size of 2MB.',
    );
    expect(
      (
        await json<ProblemBody>(
          await calls.send('/addimagestogallary', { propertyname: 'Nobody', galleryimg0: image() }),
        )
      ).error,
    ).toBe('There is no such project');
    expect((await calls.send('/addimagestogallary', { galleryimg0: image() })).status).toBe(400);
    expect((await calls.send('/addimagestogallary', { propertyname: 'Tower 1' })).status).toBe(400);
    expect((await calls.send('/editnewpropertyImages/1', {}, 'PUT')).status).toBe(400);
  });

  it('fields and files that are given twice', async () => {
    for (const [name, value] of [
      ['propertyname', 'Twice'],
      ['bannerimg', image()],
    ] as const) {
      const data = form(calls.project());
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, value, 'twice.png');
      await refused(await stack.asStaff('/newlydata', { method: 'POST', body: data }), 400, name);
    }
  });

  it('take file names for nothing but a name', async () => {
    const data = form(calls.project({ bannerimg: undefined }));
    data.append('bannerimg', image(140), '../../../etc/passwd<script>.png');
    const answer = await stack.asStaff('/newlydata', { method: 'POST', body: data });
    expect(answer.status).toBe(200);
    const row = await calls.rowOf((await json<{ id: number }>(answer)).id);
    expect(row.bannerimage).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  });

  it('refuse a form whose parts cannot be read', async () => {
    const data = form(calls.project({ bannerimg: undefined }));
    data.append('bannerimg', image(140), 'a\0b.png');
    const answer = await stack.asStaff('/newlydata', { method: 'POST', body: data });
    expect(answer.status).toBe(400);
    expect((await json<ProblemBody>(answer)).detail).toMatch(/cannot be read/);
  });

  it('cancel an upload whose sender goes silent, and store nothing of it', async () => {
    const stored = (await stack.files('files')).length;
    const sending = httpRequest(`${stack.url}/newlydata`, {
      method: 'POST',
      headers: {
        cookie: stack.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=b',
      },
    });
    sending.on('error', () => undefined);
    sending.write(
      '--b\r\nContent-Disposition: form-data; name="bannerimg"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    );
    sending.write(png(10, 10));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(422);
    answer.resume();
    sending.destroy();
    await waitFor('media to remove it', async () => (await stack.files('incoming')).length === 0);
    expect(await stack.files('files')).toHaveLength(stored);
  });
});
