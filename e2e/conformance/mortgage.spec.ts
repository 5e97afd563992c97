import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor, json } from '../staff.js';

type Row = Record<string, string>;

// Identical files are stored once, so no other test may use this picture for the page.
const photo = readFileSync(new URL('../../demo/media/deck-03.webp', import.meta.url));

const texts = async (): Promise<Row> => {
  const answer = await asVisitor('/staticdata', json('POST', { tablename: 'mortgageservicespagedb' }));
  return ((await answer.json()) as Row[])[0] ?? {};
};

const send = async (change: Row, files: Record<string, Blob> = {}): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(change)) body.append(name, value);
  for (const [name, file] of Object.entries(files)) body.append(name, file, 'photo.webp');
  return (await asAdmin())('/updatemort', { method: 'POST', body });
};

describe('POST /updatemort, as the specification words it', () => {
  it('sets texts and images and answers msg 200', async () => {
    const before = await texts();
    const answer = await send(
      { sec1heading: 'Borrow with a clear head', sec1discription: before.sec1discription ?? '' },
      { bg1: new Blob([new Uint8Array(photo)]) },
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ msg: '200' });
    const after = await texts();
    expect(after.sec1heading).toBe('Borrow with a clear head');
    expect(after.sec1bgimage).not.toBe(before.sec1bgimage);
    expect(after.sec3image).toBe(before.sec3image);
    expect(await (await asVisitor('/mortgageservices')).text()).toContain('Borrow with a clear head');
    expect((await send({ sec1heading: before.sec1heading ?? '' })).status).toBe(200);
  });

  it('refuses an image over 2 MB and stores nothing of the form', async () => {
    const before = await texts();
    const large = new Blob([new Uint8Array(photo), new Uint8Array(2_097_152)]);
    const answer = await send({ sec1heading: 'Not to be seen' }, { bg2: large });
    expect([400, 413]).toContain(answer.status);
    expect(await answer.text()).toContain('The image size is more than 2MB. Please choose a smaller image!');
    expect(await texts()).toEqual(before);
  });

  it('is for staff alone', async () => {
    const answer = await asVisitor('/updatemort', { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(401);
  });
});
