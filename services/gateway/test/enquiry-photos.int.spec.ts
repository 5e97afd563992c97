import { randomUUID } from 'node:crypto';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { VisitorPhoto } from '@manzil/contracts/media/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_TOKEN } from './gateway-under-test.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';
import { enquiry } from './sample-forms.js';

const PICTURE = Buffer.from('the bytes of a picture');

describe('photos of an enquiry', () => {
  let staff: StaffedLeads;
  /** The photos that media has stored, and the forms that web has received. */
  const stored: { id: string; bytes: Buffer; token: string | undefined }[] = [];
  const forms: Record<string, string>[] = [];
  let refusal: number | undefined;
  let isDown = false;
  beforeAll(async () => {
    staff = await startStaffedLeads({ FORMS_PER_ADDRESS: '20', TRUST_PROXY: '1' });
    staff.media.answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (isDown) {
          request.socket.destroy();
          return;
        }
        if (request.method === 'GET') {
          const known = stored.find(({ id }) => request.url?.includes(id) === true);
          response.writeHead(known === undefined ? 404 : 200, { 'content-type': 'text/html' });
          response.end(known?.bytes);
          return;
        }
        const photo = {
          id: randomUUID(),
          bytes: Buffer.concat(chunks),
          token: request.headers.authorization,
        };
        if (refusal === undefined) stored.push(photo);
        response.writeHead(refusal ?? 201, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: photo.id }));
      });
    };
    staff.web.answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        forms.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
        response.writeHead(303, { location: '/thanks', 'cache-control': 'no-store' }).end();
      });
    };
  });
  afterAll(async () => {
    await staff.stop();
  });
  beforeEach(() => {
    stored.length = 0;
    forms.length = 0;
    refusal = undefined;
    isDown = false;
  });

  const formOf = (field: string, photos: Buffer[], texts: Record<string, string> = {}): FormData => {
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.set(name, text);
    for (const [index, bytes] of photos.entries())
      form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `room ${index}.jpg`);
    return form;
  };
  /** Each test is a visitor of its own. */
  const post = (path: string, body: FormData, from = `2001:db8:${stored.length}::1`): Promise<Response> =>
    staff.call(path, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
  const upload = (bytes: Buffer, from?: string): Promise<Response> =>
    post('/api/enquiry-photos', formOf('photo', [bytes]), from);
  const MB = 1024 * 1024;

  describe('that a script sends', () => {
    it('are handed to media as they are, in the name of the gateway', async () => {
      const answer = await upload(PICTURE);
      expect(answer.status).toBe(201);
      const [{ id, bytes, token } = { id: '', bytes: undefined, token: '' }] = stored;
      expect(await answer.json()).toEqual({ id });
      expect([bytes, token]).toEqual([PICTURE, `Bearer ${UPLOAD_TOKEN}`]);
    });

    it('may have 2 MB, and with one byte more are not sent to media', async () => {
      expect((await upload(Buffer.alloc(MAX_IMAGE_BYTES))).status).toBe(201);
      const answer = await upload(Buffer.alloc(MAX_IMAGE_BYTES + 1));
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ issues: [{ field: 'photo' }] });
      expect(stored).toHaveLength(1);
    });

    it.each([
      [415, 415],
      [422, 422],
      [400, 422],
      [500, 503],
      [403, 503],
    ])('that media refuses with %i are refused with %i', async (ofMedia, status) => {
      refusal = ofMedia;
      expect((await upload(PICTURE)).status).toBe(status);
    });

    it('are refused without a photo, with two, from another site, and from one sender after 120', async () => {
      expect((await post('/api/enquiry-photos', formOf('photo', [], { a: 'b' }))).status).toBe(400);
      expect((await post('/api/enquiry-photos', formOf('photo', [PICTURE, PICTURE]))).status).toBe(400);
      expect((await post('/api/enquiry-photos', formOf('other', [PICTURE]))).status).toBe(400);
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const body = formOf('photo', [PICTURE]);
      const answer = await staff.call('/api/enquiry-photos', { method: 'POST', body, headers: foreign });
      expect(answer.status).toBe(403);
      const statuses = await Promise.all(Array.from({ length: 121 }, () => upload(PICTURE, '203.0.113.7')));
      expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
    });
  });

  describe('that a browser without scripts sends with the form', () => {
    const TYPED = { name: 'ليلى حداد', message: 'a & b' };

    it('reach web as ids beside what was typed', async () => {
      const answer = await post('/forms/enquiry', formOf('photoFiles', [PICTURE, PICTURE], TYPED));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks']);
      const photoIds = stored.map(({ id }) => id).join(',');
      expect(forms).toEqual([{ ...TYPED, photoIds, photoProblem: '', photoName: '' }]);
    });

    it('of 3 MB are left out and named; nothing that was typed is lost, wherever it is in the form', async () => {
      const body = formOf('photoFiles', [PICTURE, Buffer.alloc(3 * MB), PICTURE], TYPED);
      body.append('community', 'Dubai Marina');
      await post('/forms/enquiry', body);
      expect(stored).toHaveLength(2);
      expect(forms).toMatchObject([
        { ...TYPED, community: 'Dubai Marina', photoProblem: 'PAYLOAD_TOO_LARGE', photoName: 'room 1.jpg' },
      ]);
    });

    it('are six at most, with those that the form was sent with before', async () => {
      const seven = Array.from({ length: 7 }, () => PICTURE);
      await post('/forms/enquiry', formOf('photoFiles', seven, TYPED));
      expect(stored).toHaveLength(6);
      const photoIds = stored.map(({ id }) => id).join(',');
      expect(forms).toMatchObject([{ photoIds, photoProblem: 'VALIDATION_FAILED' }]);
      await post('/forms/enquiry', formOf('photoFiles', [PICTURE], { ...TYPED, photoIds }));
      expect(forms[1]).toMatchObject({ photoIds, photoProblem: 'VALIDATION_FAILED' });
    });

    it('are refused by media without an end of the form', async () => {
      refusal = 415;
      await post('/forms/enquiry', formOf('photoFiles', [PICTURE], TYPED));
      expect(forms).toMatchObject([{ ...TYPED, photoIds: '', photoProblem: 'UNSUPPORTED_MEDIA_TYPE' }]);
    });

    it('are taken by no other form, and not by the call of a script', async () => {
      for (const path of ['/forms/popup', '/forms/enquiry/answer'])
        expect((await post(path, formOf('photoFiles', [PICTURE], TYPED))).status).toBe(415);
      expect([stored, forms]).toEqual([[], []]);
    });

    it('are refused when the form has more than 64 MB, or texts of more than 64 KB', async () => {
      const large = formOf('photoFiles', [Buffer.alloc(65 * MB)], TYPED);
      expect((await post('/forms/enquiry', large)).status).toBe(413);
      const long = formOf('photoFiles', [], { a: 'x'.repeat(40_000), b: 'x'.repeat(40_000) });
      expect((await post('/forms/enquiry', long)).status).toBe(413);
      expect(forms).toEqual([]);
    });
  });

  describe('of a lead', () => {
    const receive = async (assignee: string | null): Promise<{ lead: string; photo: string }> => {
      const { id: photo } = (await (await upload(PICTURE)).json()) as VisitorPhoto;
      const form = enquiry({ id: randomUUID(), kind: 'sell', photos: [photo] });
      expect((await staff.send('/api/enquiries', form)).ok).toBe(true);
      const [lead] = (await staff.inbox(form.email)).items;
      if (lead === undefined) throw new Error('The form made no lead');
      if (assignee !== null) {
        const change = JSON.stringify({ assignee, expectedVersion: 1 });
        const headers = { 'content-type': 'application/json', cookie: staff.admin };
        await staff.call(`/api/leads/${lead.id}`, { method: 'PATCH', body: change, headers });
      }
      return { lead: lead.id, photo };
    };
    const show = (lead: string, photo: string, headers: Record<string, string> = {}): Promise<Response> =>
      staff.call(`/api/leads/${lead}/photos/${photo}`, { headers });

    it('are shown to members as a picture that is not cached, also as a part of a page', async () => {
      const { lead, photo } = await receive('agent@manzil.example');
      expect((await staff.read<Lead>(`/api/leads/${lead}`)).photos).toEqual([photo]);
      const answer = await show(lead, photo, { cookie: staff.agent, 'sec-fetch-dest': 'image' });
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PICTURE);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
    });

    it('are shown to no visitor, to no agent of another lead, and below no other lead', async () => {
      const { lead, photo } = await receive('admin');
      const other = await receive(null);
      expect((await show(lead, photo)).status).toBe(401);
      expect((await show(lead, photo, { cookie: staff.agent })).status).toBe(404);
      expect((await show(other.lead, photo, { cookie: staff.agent })).status).toBe(404);
      expect((await show(lead, photo, { cookie: staff.admin })).status).toBe(200);
    });

    it('are not available while media is down', async () => {
      const { lead, photo } = await receive(null);
      isDown = true;
      expect((await show(lead, photo, { cookie: staff.agent })).status).toBe(503);
      expect((await upload(PICTURE)).status).toBe(503);
    });

    it('do not exist once media has deleted them', async () => {
      const { lead, photo } = await receive(null);
      stored.length = 0;
      expect((await show(lead, photo, { cookie: staff.agent })).status).toBe(404);
    });
  });
});
