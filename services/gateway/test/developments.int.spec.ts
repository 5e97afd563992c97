import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { waitFor } from '@manzil/testing/wait-for';
import { developmentCalls, file, image, json, type ProblemBody, type Row } from './development-calls.js';
import { postJson } from './gateway-under-test.js';
import { startRealStack, type RealStack } from './real-stack.js';
import { padded, pdf, png } from './some-files.js';

describe('new developments', () => {
  let stack: RealStack;
  let calls: ReturnType<typeof developmentCalls>;
  beforeAll(async () => {
    stack = await startRealStack();
    calls = developmentCalls(stack);
  });
  afterAll(async () => {
    await stack.stop();
  });

  it('are added with all their files, and are public on the next request', async () => {
    expect(await calls.publicNames()).toEqual([]);
    const answer = await calls.send('/newlydata', {
      ...calls.project(),
      floor: file(padded(png(90, 90), MAX_IMAGE_BYTES + 5_000)),
      brochure: file(pdf(), 'application/pdf'),
      galleryimg1: image(2),
      galleryimg0: image(3),
      galleryimg10: image(4),
    });
    expect(answer.status).toBe(200);
    const { message, id } = await json<{ message: string; id: number }>(answer);
    expect(message).toBe('Data is Added Successfully!');
    expect(await calls.publicNames()).toEqual(['Tower 1']);
    const row = await calls.rowOf(id);
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
    const images = await calls.gallery(id);
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

  it('are changed in the fields of the form, and redirect from their former link to the new one', async () => {
    const before = await calls.add({ pagelink: 'old-link' });
    const answer = await calls.send(`/updatenewlyproperty/${before.id}`, {
      propertyname: 'Renamed Tower',
      oldpropertyname: String(before.propertyname),
      pagelink: 'new-link',
      price: '',
      position: '7',
      bannerimg: image(77),
    });
    expect(await json(answer)).toEqual({ message: 'Data updated successfully!' });
    const after = await calls.rowOf(before.id);
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
    expect((await calls.send('/updatenewlyproperty/999999', { price: '1' })).status).toBe(404);
  });

  it('are not overwritten by a save on an older version', async () => {
    const { id } = await calls.add();
    const { version } = await json<{ version: number }>(await stack.asStaff(`/api/admin/developments/${id}`));
    const change = (complete: string) =>
      calls.send(`/updatenewlyproperty/${id}`, { complete, expectedVersion: String(version) });
    expect((await change('Q1 2029')).status).toBe(200);
    const late = await change('Q2 2029');
    expect(late.status).toBe(409);
    expect(await json(late)).toMatchObject({
      details: { reason: 'version', version: version + 1, updatedBy: 'admin' },
    });
    expect((await calls.rowOf(id)).complete).toBe('Q1 2029');
  });

  it('name the author of the current version after every kind of change', async () => {
    const first = await calls.add();
    const { id, propertyname } = await calls.add({ galleryimg0: image(40), galleryimg1: image(41) });
    const latest = async (): Promise<unknown> => {
      const late = await calls.send(`/updatenewlyproperty/${id}`, { complete: '', expectedVersion: '0' });
      const { details } = await json<{ details: object }>(late);
      return details;
    };
    const [one, two] = (await calls.gallery(id)).map((row) => row.id);
    const ids = (await json<Row[]>(await stack.asStaff('/getnewly'))).map((row) => row.id);
    const order = ids.map((each) => (each === id ? first.id : each === first.id ? id : each));
    const acts: (() => Promise<Response>)[] = [
      () => calls.put('/api/onoffproperty', { id, live: 'off' }),
      () => calls.send('/addimagestogallary', { propertyname: String(propertyname), galleryimg0: image(42) }),
      () => calls.send(`/editnewpropertyImages/${one}`, { bannerimg: image(43) }, 'PUT'),
      () => stack.asStaff(`/deletepropertyimage/${two}`, { method: 'DELETE' }),
      async () => {
        const gallery = (await calls.gallery(id)).map((row) => row.id).reverse();
        return calls.put(`/api/developments/${id}/images/order`, { ids: gallery });
      },
      () => calls.put('/api/developments/order', { ids: order }),
    ];
    expect(await latest()).toMatchObject({ version: 1, updatedBy: 'admin' });
    for (const [index, act] of acts.entries()) {
      expect((await act()).status).toBe(200);
      expect(await latest()).toMatchObject({ version: index + 2, updatedBy: 'admin' });
    }
  });

  it('go offline and online by the row and the flag, for visitors on their next request', async () => {
    const row = await calls.add();
    const flip = async (live: unknown): Promise<string> =>
      (await calls.put('/api/onoffproperty', { ...row, live })).text();
    expect(await calls.publicNames()).toContain(row.propertyname);
    expect(await flip('off')).toBe(`${String(row.propertyname)} is offline now.`);
    expect(await calls.publicNames()).not.toContain(row.propertyname);
    for (const path of [
      `/api/developments/${row.pagelink}`,
      `/newlyedit/${row.id}`,
      `/offplanimages/${row.id}`,
      '/newlyedit/abc',
      '/offplanimages/abc',
      '/api/pages/abc',
    ])
      expect((await stack.call(path)).status).toBe(404);
    expect(await flip(1)).toBe(`${String(row.propertyname)} is online now.`);
    expect(await calls.publicNames()).toContain(row.propertyname);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => calls.put('/api/onoffproperty', { ...row, live: index % 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await calls.put('/api/onoffproperty', { ...row, live: 'perhaps' })).status).toBe(400);
  });

  it('have galleries to which images are added, in which they are replaced, ordered and deleted', async () => {
    const { id, propertyname, pagelink } = await calls.add({ galleryimg0: image(20) });
    const name = String(propertyname);
    const added = await calls.send('/addimagestogallary', {
      propertyname: name,
      galleryimg0: image(21),
      galleryimg1: image(22),
    });
    expect(await json(added)).toEqual({ message: 'Images are Added Successfully!' });
    const [one, two, three] = await calls.gallery(id);
    if (one === undefined || two === undefined || three === undefined) throw new Error('images are missing');
    const replaced = await calls.send(`/editnewpropertyImages/${two.id}`, { bannerimg: image(23) }, 'PUT');
    expect(await json(replaced)).toEqual({ message: 'Image is updated' });
    expect(
      (await calls.put(`/api/developments/${id}/images/order`, { ids: [three.id, two.id, one.id] })).status,
    ).toBe(200);
    const deleted = await stack.asStaff(`/deletepropertyimage/${one.id}`, { method: 'DELETE' });
    expect(await json(deleted)).toEqual({ message: 'Image is deleted!' });
    const left = await calls.gallery(id);
    expect(left.map((image) => image.id)).toEqual([three.id, two.id]);
    expect(left[1]?.imgurl).not.toBe(two.imgurl);
    const shown = await json<{ images: unknown[] }>(await stack.call(`/api/developments/${pagelink}`));
    expect(shown.images).toHaveLength(2);
  });

  it('are ordered, headed and deleted', async () => {
    const rows = await json<Row[]>(await stack.asStaff('/getnewly'));
    const ids = rows.map(({ id }) => id).reverse();
    expect((await calls.put('/api/developments/order', { ids })).status).toBe(200);
    expect((await json<Row[]>(await stack.asStaff('/getnewly'))).map(({ id }) => id)).toEqual(ids);
    expect((await calls.put('/api/developments/order', { ids: ids.slice(1) })).status).toBe(409);
    await stack.call('/newdevtext');
    expect(await json(await calls.put('/updateNewdevelopment', { newtext: 'Off-plan in Dubai' }))).toEqual({
      message: 'Heading updated successfully!',
    });
    expect(await json(await stack.call('/newdevtext'))).toEqual([{ newtext: 'Off-plan in Dubai' }]);
    const row = await calls.add({ galleryimg0: image(60) });
    expect(await json(await stack.asStaff('/deleteproperty', postJson(row)))).toEqual({
      message: 'Image is deleted!',
    });
    expect(await calls.publicNames()).not.toContain(row.propertyname);
    expect((await stack.asStaff('/deleteproperty', postJson(row))).status).toBe(404);
  });

  it('claim the files they use: the library shows where, and a project releases them once it is purged', async () => {
    const row = await calls.add({ bannerimg: image(200) });
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
    const inBin = `/api/admin/deleted-developments/${row.id}`;
    expect((await stack.asStaff(`${inBin}/restore`, postJson({}))).status).toBe(200);
    expect(await calls.publicNames()).toContain(row.propertyname);
    await stack.asStaff('/deleteproperty', postJson(row));
    expect((await inLibrary())?.usedBy).toHaveLength(1);
    expect((await stack.asStaff(inBin, { method: 'DELETE' })).status).toBe(204);
    await waitFor('the release', async () => (await inLibrary())?.usedBy.length === 0);
    expect((await stack.asStaff(`/api/media/${asset.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await stack.call(row.bannerimage)).status).toBe(404);
  });

  it('are written into the audit trail', async () => {
    const actions = async (): Promise<string[]> =>
      (await stack.dataSource.query<{ action: string }[]>('SELECT DISTINCT action FROM audit.entry')).map(
        ({ action }) => action,
      );
    await waitFor('the last act', async () => (await actions()).includes('media-deleted'));
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ...['development-created', 'development-changed', 'development-deleted', 'development-put-online'],
        ...['development-taken-offline', 'development-heading-changed', 'developments-ordered'],
        ...['gallery-images-added', 'gallery-image-replaced', 'gallery-image-deleted', 'gallery-ordered'],
        ...['media-described', 'media-deleted', 'development-restored', 'development-purged'],
      ]),
    );
  });
});
