import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor, json } from '../staff.js';

type Row = Record<string, unknown>;

const photo = readFileSync(new URL('../photo.webp', import.meta.url));
const image = (): Blob => new Blob([new Uint8Array(photo)], { type: 'image/webp' });
const tooLarge = (): Blob => new Blob([new Uint8Array(photo), new Uint8Array(2_097_152)]);
const pdf = (): Blob => new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n']);

const fields = () => {
  const name = `Harbour Gate ${randomUUID().slice(0, 8)}`;
  return {
    propertyname: name,
    propertyloaction: 'Dubai Creek Harbour',
    devname: 'Creek Developers',
    price: '1850000',
    complete: 'Q4 2028',
    pagelink: name.toLowerCase().replaceAll(' ', '-'),
    youtube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    propertydesc: '<p>Two towers on the water.</p>',
    payment: '<p>60/40</p>',
    facilities: '<ul><li>Pool</li></ul>',
    features: '<ul><li>Marina view</li></ul>',
    location: 'https://maps.app.goo.gl/abc',
  };
};

function form(values: Record<string, string>, files: Record<string, Blob> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  for (const [name, file] of Object.entries(files)) data.append(name, file, `${name}.webp`);
  return data;
}

const read = async (path: string): Promise<Row[]> => {
  const answer = await (await asAdmin())(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Row[];
};
const post = async (path: string, body: FormData): Promise<Response> =>
  (await asAdmin())(path, { method: 'POST', body });
const find = async (name: string): Promise<Row> => {
  const found = (await read('/getnewly')).find(({ propertyname }) => propertyname === name);
  if (found === undefined) throw new Error(`There is no project ${name}`);
  return found;
};
async function added(): Promise<{ row: Row; values: ReturnType<typeof fields> }> {
  const values = fields();
  const files = {
    bannerimg: image(),
    floor: pdf(),
    brochure: pdf(),
    galleryimg0: image(),
    galleryimg1: image(),
  };
  const answer = await post('/newlydata', form(values, files));
  expect(answer.status).toBe(200);
  return { row: await find(values.propertyname), values };
}
const gallery = (row: Row): Promise<Row[]> => read(`/offplanimages/${String(row.id)}`);

describe('new developments, as the specification words them', () => {
  it('GET /getnewly lists projects, GET /newdevtext the heading', async () => {
    const [first] = await read('/getnewly');
    for (const field of ['id', 'position', 'propertyname', 'price', 'live', 'pagelink', 'developername'])
      expect(first).toHaveProperty(field);
    expect((await read('/newdevtext'))[0]?.newtext).toEqual(expect.stringMatching(/\w/));
  });

  it('POST /newlydata adds a project with its files', async () => {
    const { row, values } = await added();
    const [project] = await read(`/newlyedit/${String(row.id)}`);
    expect(project).toMatchObject({
      propertyname: values.propertyname,
      propertylocation: values.propertyloaction,
      developername: values.devname,
      complete: values.complete,
      pagelink: values.pagelink,
      youtube: values.youtube,
      description: values.propertydesc,
      paymentplan: values.payment,
      facilities: values.facilities,
      keyfeature: values.features,
    });
    for (const file of ['bannerimage', 'floorplan', 'brochure']) {
      const name = String(project?.[file]);
      const answer = await asVisitor(name.startsWith('/') ? name : `/uploads/${name}`);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    expect(await gallery(row)).toHaveLength(2);
  });

  it('POST /updatenewlyproperty/{id} changes it and keeps the files that are not sent', async () => {
    const { row, values } = await added();
    const { propertyname } = values;
    const change = { ...values, position: '3', oldpropertyname: propertyname, devname: 'Somebody Else' };
    expect((await post(`/updatenewlyproperty/${String(row.id)}`, form(change))).status).toBe(200);
    const [project] = await read(`/newlyedit/${String(row.id)}`);
    expect(project).toMatchObject({ developername: 'Somebody Else', bannerimage: row.bannerimage });
  });

  it('PUT /api/onoffproperty answers with a text, and visitors see only what is live', async () => {
    const { row } = await added();
    const staff = await asAdmin();
    const shown = async (): Promise<boolean> =>
      ((await (await asVisitor('/getnewly')).json()) as Row[]).some(({ id }) => id === row.id);
    const flip = async (live: unknown): Promise<void> => {
      const answer = await staff('/api/onoffproperty', json('PUT', { ...row, live }));
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(3);
    };
    const states = [...new Set((await read('/getnewly')).map(({ live }) => live))];
    const [on, off] =
      typeof row.live === 'boolean' ? [true, false] : states.includes(1) ? [1, 0] : ['1', '0'];
    await flip(off);
    expect(await shown()).toBe(false);
    await flip(on);
    expect(await shown()).toBe(true);
  });

  it('adds, replaces and deletes gallery images', async () => {
    const { row, values } = await added();
    const { propertyname } = values;
    const body = form({ propertyname }, { galleryimg0: image(), galleryimg1: image() });
    expect((await post('/addimagestogallary', body)).status).toBe(200);
    const images = await gallery(row);
    expect(images).toHaveLength(4);
    for (const field of ['id', 'propertyname', 'imgurl']) expect(images[0]).toHaveProperty(field);
    const staff = await asAdmin();
    const path = `/editnewpropertyImages/${String(images[0]?.id)}`;
    const replaced = await staff(path, { method: 'PUT', body: form({}, { bannerimg: image() }) });
    expect(replaced.status).toBe(200);
    const gone = await staff(`/deletepropertyimage/${String(images[1]?.id)}`, { method: 'DELETE' });
    expect(gone.status).toBe(200);
    expect(await gallery(row)).toHaveLength(3);
    const named = await read(`/getallpropertyImages/${encodeURIComponent(propertyname)}`);
    expect(named).toHaveLength(3);
    expect((await read('/getallpropertyImages')).length).toBeGreaterThanOrEqual(3);
  });

  it('refuses a gallery with an error field: more than 15 images, or one over 2 MB', async () => {
    const { row, values } = await added();
    const { propertyname } = values;
    const many = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => [`galleryimg${index}`, image()]),
    );
    const tooMany = await post('/addimagestogallary', form({ propertyname }, many));
    expect(tooMany.ok).toBe(false);
    expect(await tooMany.json()).toMatchObject({ error: 'You can not upload more than 15 images!' });
    const large = await post('/addimagestogallary', form({ propertyname }, { galleryimg0: tooLarge() }));
    expect(large.ok).toBe(false);
    expect(await large.json()).toMatchObject({
      error: expect.stringContaining('exceeds the maximum allowed size of 2MB.'),
    });
    expect(await gallery(row)).toHaveLength(2);
  });

  it('POST /deleteproperty takes the project row and deletes it', async () => {
    const { row } = await added();
    const staff = await asAdmin();
    expect((await staff('/deleteproperty', json('POST', row))).status).toBe(200);
    expect((await read('/getnewly')).map(({ id }) => id)).not.toContain(row.id);
    expect((await staff(`/newlyedit/${String(row.id)}`)).status).toBe(404);
  });

  it('PUT /updateNewdevelopment sets the heading', async () => {
    const before = (await read('/newdevtext'))[0]?.newtext;
    const staff = await asAdmin();
    const set = (newtext: unknown): Promise<Response> =>
      staff('/updateNewdevelopment', json('PUT', { newtext }));
    expect((await set('Homes of tomorrow')).status).toBe(200);
    expect(await (await asVisitor('/newdevtext')).json()).toEqual([{ newtext: 'Homes of tomorrow' }]);
    expect((await set(before)).status).toBe(200);
  });

  it('changes nothing for visitors', async () => {
    const { row, values } = await added();
    const calls: [string, RequestInit][] = [
      ['/newlydata', { method: 'POST', body: form(fields()) }],
      [`/updatenewlyproperty/${String(row.id)}`, { method: 'POST', body: form(values) }],
      ['/addimagestogallary', { method: 'POST', body: form({ propertyname: values.propertyname }) }],
      ['/deleteproperty', json('POST', row)],
      ['/api/onoffproperty', json('PUT', row)],
      ['/updateNewdevelopment', json('PUT', { newtext: 'Mine' })],
      ['/editnewpropertyImages/1', { method: 'PUT', body: form({}, { bannerimg: image() }) }],
      ['/deletepropertyimage/1', { method: 'DELETE' }],
    ];
    for (const [path, init] of calls) {
      const answer = await asVisitor(path, init);
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });
});
