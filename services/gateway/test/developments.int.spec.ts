import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { waitFor } from '@manzil/testing/wait-for';
import { postJson } from './gateway-under-test.js';
import { startRealStack, type RealStack } from './real-stack.js';
import { bomb, padded, pdf, png } from './some-files.js';

type Row = Record<string, unknown> & { id: number; pagelink: string; bannerimage: string };
interface ProblemBody {
  detail: string;
  error?: string;
  issues?: { field: string; message: string }[];
  details?: { usedBy?: { label: string }[] };
}

const TOO_LARGE = 'The image size is more than 2MB. Please choose a smaller image!';

describe('new developments', () => {
  let stack: RealStack;
  let number = 0;
  beforeAll(async () => {
    stack = await startRealStack({ UPLOAD_STALL_MS: '400' });
  }, 60_000);
  afterAll(async () => {
    await stack.stop();
  });

  const file = (bytes: Buffer, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });
  const image = (shade = 100): Blob => file(png(64, 48, shade));
  const form = (entries: Record<string, string | Blob | undefined>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(entries)) {
      if (typeof value === 'string') data.append(name, value);
      else if (value !== undefined) data.append(name, value, `${name}.png`);
    }
    return data;
  };
  const project = (changes: Record<string, string | Blob | undefined> = {}) => {
    number += 1;
    return {
      propertyname: `Tower ${number}`,
      propertyloaction: 'Dubai Creek Harbour',
      devname: 'Halcyra',
      price: '1,250,000',
      complete: 'Q4 2028',
      pagelink: `tower-${number}`,
      youtube: 'https://youtu.be/abc',
      propertydesc: '<p onclick="x()">By the creek<script>alert(1)</script></p>',
      payment: '<p>60/40</p>',
      facilities: '<ul><li>Pool</li></ul>',
      features: '',
      location: 'https://maps.google.com/?q=Dubai',
      bannerimg: image(number),
      ...changes,
    };
  };
  const send = (path: string, entries: Record<string, string | Blob | undefined>, method = 'POST') =>
    stack.asStaff(path, { method, body: form(entries) });
  const put = (path: string, body: unknown) => stack.asStaff(path, { ...postJson(body), method: 'PUT' });
  const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;
  const rowOf = async (id: number): Promise<Row> => {
    const [row] = await json<Row[]>(await stack.asStaff(`/newlyedit/${id}`));
    if (row === undefined) throw new Error('there is no row');
    return row;
  };
  const add = async (changes: Record<string, string | Blob | undefined> = {}): Promise<Row> => {
    const answer = await send('/newlydata', project(changes));
    expect(answer.status).toBe(200);
    return rowOf((await json<{ id: number }>(answer)).id);
  };
  const publicNames = async (): Promise<unknown[]> =>
    (await json<Row[]>(await stack.call('/getnewly'))).map(({ propertyname }) => propertyname);
  const gallery = async (id: number) =>
    json<{ id: number; imgurl: string; propertyname: string }[]>(await stack.asStaff(`/offplanimages/${id}`));

  it('are added with all their files, and are public on the next request', async () => {
    expect(await publicNames()).toEqual([]);
    const answer = await send('/newlydata', {
      ...project(),
      floor: file(padded(png(90, 90), MAX_IMAGE_BYTES + 5_000)),
      brochure: file(pdf(), 'application/pdf'),
      galleryimg1: image(2),
      galleryimg0: image(3),
      galleryimg10: image(4),
    });
    expect(answer.status).toBe(200);
    const { message, id } = await json<{ message: string; id: number }>(answer);
    expect(message).toBe('Data is Added Successfully!');
    expect(await publicNames()).toEqual(['Tower 1']);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      propertylocation: 'Dubai Creek Harbour',
      developername: 'Halcyra',
      price: 1_250_000,
      complete: 'Q4 2028',
      description: '<p>By the creek</p>',
      live: 'on',
    });
    expect(row.brochure).toMatch(/^\/uploads\/[0-9a-f]+\.pdf$/);
    expect(row.floorplan).toMatch(/^\/uploads\/[0-9a-f]+\.webp$/);
    const images = await gallery(id);
    expect(images).toHaveLength(3);
    for (const { imgurl } of [...images, { imgurl: row.bannerimage }])
      expect((await stack.call(imgurl)).status).toBe(200);
    const shown = await json<{ images: { url: string }[] }>(
      await stack.call(`/api/developments/${row.pagelink}`),
    );
    expect(shown.images.map(({ url }) => url)).toEqual(images.map(({ imgurl }) => imgurl));
    const all = await json<{ imgurl: string }[]>(await stack.call('/getallpropertyImages'));
    expect(all).toEqual(await json(await stack.call('/getallpropertyImages/Tower%201')));
  });

  it('are changed in what the form holds, and lead from their former link to the new one', async () => {
    const before = await add({ pagelink: 'old-link' });
    const answer = await send(`/updatenewlyproperty/${before.id}`, {
      propertyname: 'Renamed Tower',
      oldpropertyname: String(before.propertyname),
      pagelink: 'new-link',
      price: '',
      position: '7',
      bannerimg: image(77),
    });
    expect(await json(answer)).toEqual({ message: 'Data updated successfully!' });
    const after = await rowOf(before.id);
    expect(after).toEqual({
      ...before,
      propertyname: 'Renamed Tower',
      pagelink: 'new-link',
      price: null,
      position: 7,
      bannerimage: after.bannerimage,
    });
    expect(after.bannerimage).not.toBe(before.bannerimage);
    const moved = await json<{ movedTo: string; development: Row }>(
      await stack.call('/api/developments/old-link'),
    );
    expect(moved.movedTo).toBe('/new-link');
    expect(await json(await stack.call('/api/developments/new-link'))).toMatchObject({ movedTo: null });
    expect((await send('/updatenewlyproperty/999999', { price: '1' })).status).toBe(404);
  });

  it('are not overwritten by who has read an older version', async () => {
    const { id } = await add();
    const { version } = await json<{ version: number }>(await stack.asStaff(`/api/admin/developments/${id}`));
    const change = (complete: string) =>
      send(`/updatenewlyproperty/${id}`, { complete, expectedVersion: String(version) });
    expect((await change('Q1 2029')).status).toBe(200);
    expect((await change('Q2 2029')).status).toBe(409);
    expect((await rowOf(id)).complete).toBe('Q1 2029');
  });

  it('go offline and online by the row and the flag, for visitors on their next request', async () => {
    const row = await add();
    const flip = async (live: unknown): Promise<string> =>
      (await put('/api/onoffproperty', { ...row, live })).text();
    expect(await publicNames()).toContain(row.propertyname);
    expect(await flip('off')).toBe(`${String(row.propertyname)} is offline now.`);
    expect(await publicNames()).not.toContain(row.propertyname);
    for (const path of [
      `/api/developments/${row.pagelink}`,
      `/newlyedit/${row.id}`,
      `/offplanimages/${row.id}`,
    ])
      expect((await stack.call(path)).status).toBe(404);
    expect(await flip(1)).toBe(`${String(row.propertyname)} is online now.`);
    expect(await publicNames()).toContain(row.propertyname);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => put('/api/onoffproperty', { ...row, live: index % 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await put('/api/onoffproperty', { ...row, live: 'perhaps' })).status).toBe(400);
  });

  it('have galleries to which images are added, in which they are replaced, ordered and deleted', async () => {
    const { id, propertyname, pagelink } = await add({ galleryimg0: image(20) });
    const name = String(propertyname);
    const added = await send('/addimagestogallary', {
      propertyname: name,
      galleryimg0: image(21),
      galleryimg1: image(22),
    });
    expect(await json(added)).toEqual({ message: 'Images are Added Successfully!' });
    const [one, two, three] = await gallery(id);
    if (one === undefined || two === undefined || three === undefined) throw new Error('images are missing');
    const replaced = await send(`/editnewpropertyImages/${two.id}`, { bannerimg: image(23) }, 'PUT');
    expect(await json(replaced)).toEqual({ message: 'Image is updated' });
    expect(
      (await put(`/api/developments/${id}/images/order`, { ids: [three.id, two.id, one.id] })).status,
    ).toBe(200);
    const deleted = await stack.asStaff(`/deletepropertyimage/${one.id}`, { method: 'DELETE' });
    expect(await json(deleted)).toEqual({ message: 'Image is deleted!' });
    const left = await gallery(id);
    expect(left.map((image) => image.id)).toEqual([three.id, two.id]);
    expect(left[1]?.imgurl).not.toBe(two.imgurl);
    const shown = await json<{ images: unknown[] }>(await stack.call(`/api/developments/${pagelink}`));
    expect(shown.images).toHaveLength(2);
  });

  it('are ordered, headed and deleted', async () => {
    const rows = await json<Row[]>(await stack.asStaff('/getnewly'));
    const ids = rows.map(({ id }) => id).reverse();
    expect((await put('/api/developments/order', { ids })).status).toBe(200);
    expect((await json<Row[]>(await stack.asStaff('/getnewly'))).map(({ id }) => id)).toEqual(ids);
    expect((await put('/api/developments/order', { ids: ids.slice(1) })).status).toBe(409);
    await stack.call('/newdevtext');
    expect(await json(await put('/updateNewdevelopment', { newtext: 'Off-plan in Dubai' }))).toEqual({
      message: 'Heading updated successfully!',
    });
    expect(await json(await stack.call('/newdevtext'))).toEqual([{ newtext: 'Off-plan in Dubai' }]);
    const row = await add({ galleryimg0: image(60) });
    expect(await json(await stack.asStaff('/deleteproperty', postJson(row)))).toEqual({
      message: 'Image is deleted!',
    });
    expect(await publicNames()).not.toContain(row.propertyname);
    expect((await stack.asStaff('/deleteproperty', postJson(row))).status).toBe(404);
  });

  it('keep the files they use: the library says where, and gives a file free with its project', async () => {
    const row = await add({ bannerimg: image(200) });
    const filename = row.bannerimage.replace('/uploads/', '');
    interface Library {
      items: { id: string; usedBy: { label: string; owner: string }[] }[];
    }
    const inLibrary = async () =>
      (await json<Library>(await stack.asStaff(`/api/media?q=${filename}&kind=image&page=1`))).items[0];
    const asset = await waitFor('the claim', async () => {
      const found = await inLibrary();
      return found?.usedBy.length === 1 ? found : undefined;
    });
    expect(asset.usedBy).toEqual([{ owner: `development:${row.id}`, label: row.propertyname }]);
    const refused = await stack.asStaff(`/api/media/${asset.id}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(await json<ProblemBody>(refused)).toMatchObject({ details: { usedBy: asset.usedBy } });
    const described = await stack.asStaff(`/api/media/${asset.id}`, {
      ...postJson({ alt: 'A tower' }),
      method: 'PATCH',
    });
    expect(await json(described)).toMatchObject({ alt: 'A tower' });
    await stack.asStaff('/deleteproperty', postJson(row));
    await waitFor('the release', async () => (await inLibrary())?.usedBy.length === 0);
    expect((await stack.asStaff(`/api/media/${asset.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await stack.call(row.bannerimage)).status).toBe(404);
  });

  describe('are refused with the field and its message, and nothing is recorded,', () => {
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
      ['a file nobody asked for', { logo: image() }, 400, 'logo'],
      ['a file under the name of a text', { propertyname: image() }, 400, 'propertyname'],
      ['no banner', { bannerimg: undefined }, 400, 'bannerimg', 'This field is needed'],
      ['no name', { propertyname: undefined }, 400, 'propertyname'],
      ['no link', { pagelink: '' }, 400, 'pagelink'],
      ['a price in words', { price: 'a million' }, 400, 'price'],
      ['a script for a video', { youtube: 'javascript:alert(1)' }, 400, 'youtube'],
      ['a map elsewhere', { location: 'https://evil.example/' }, 400, 'location'],
      ['a link of the site', { pagelink: 'new_development_properties' }, 409, 'pagelink'],
      ['a link of another project', { pagelink: 'tower-1' }, 409, 'pagelink'],
      ['a name of another project', { propertyname: 'Tower 1' }, 409, 'propertyname'],
      ['a position that is none', { position: 'first' }, 400, 'position'],
    ])('%s', async (_, changes, status, field, message) => {
      const before = await count();
      await refused(await send('/newlydata', project(changes)), status, field, message);
      expect(await count()).toBe(before);
    });

    it('16 images', async () => {
      const images = Object.fromEntries(
        Array.from({ length: 16 }, (_, index) => [`galleryimg${index}`, image(index)]),
      );
      const before = await count();
      const message = 'You can not upload more than 15 images!';
      await refused(await send('/newlydata', project(images)), 400, 'galleryimg15', message);
      expect(await count()).toBe(before);
      const { error } = await refused(
        await send('/addimagestogallary', { propertyname: 'Tower 1', ...images }),
        400,
        'galleryimg15',
        message,
      );
      expect(error).toBe(message);
    });

    it('gallery uploads, which say it in `error`', async () => {
      const large = file(padded(png(10, 10), MAX_IMAGE_BYTES + 1));
      const answer = await send('/addimagestogallary', {
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
            await send('/addimagestogallary', { propertyname: 'Nobody', galleryimg0: image() }),
          )
        ).error,
      ).toBe('There is no such project');
      expect((await send('/addimagestogallary', { galleryimg0: image() })).status).toBe(400);
      expect((await send('/addimagestogallary', { propertyname: 'Tower 1' })).status).toBe(400);
      expect((await send('/editnewpropertyImages/1', {}, 'PUT')).status).toBe(400);
    });

    it('fields and files that are given twice', async () => {
      for (const [name, value] of [
        ['propertyname', 'Twice'],
        ['bannerimg', image()],
      ] as const) {
        const data = form(project());
        if (typeof value === 'string') data.append(name, value);
        else data.append(name, value, 'twice.png');
        await refused(await stack.asStaff('/newlydata', { method: 'POST', body: data }), 400, name);
      }
    });
  });

  it('take file names for nothing but a name', async () => {
    const data = form(project({ bannerimg: undefined }));
    data.append('bannerimg', image(140), '../../../etc/passwd\0<script>.png');
    const answer = await stack.asStaff('/newlydata', { method: 'POST', body: data });
    expect(answer.status).toBe(200);
    const row = await rowOf((await json<{ id: number }>(answer)).id);
    expect(row.bannerimage).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  });

  it('give an upload up whose sender goes silent, and keep nothing of it', async () => {
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
    await waitFor('media to drop it', async () => (await stack.files('incoming')).length === 0);
    expect(await stack.files('files')).toHaveLength(stored);
  });

  it('are written into the audit trail', async () => {
    const actions = await stack.dataSource.query<{ action: string }[]>(
      'SELECT DISTINCT action FROM audit_entry ORDER BY action',
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        ...['development-created', 'development-changed', 'development-deleted', 'development-put-online'],
        ...['development-taken-offline', 'development-heading-changed', 'developments-ordered'],
        ...['gallery-images-added', 'gallery-image-replaced', 'gallery-image-deleted', 'gallery-ordered'],
        ...['media-described', 'media-deleted'],
      ]),
    );
  });
});
