import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShortlistOperation } from '@manzil/contracts/leads/shortlist';
import * as rpc from '@manzil/contracts/leads/shortlist-rpc';
import { alteredToken } from '@manzil/testing/altered-token';
import { ApplyRetention } from '../src/privacy/retention/apply-retention.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const DAY_MS = 86_400_000;
const NOT_FOUND = { code: 'NOT_FOUND' };
const FORBIDDEN = { code: 'FORBIDDEN' };
const palm = { home: 1, pagelink: 'palm-1', name: 'Palm' };

const newPerson = () => ({ id: randomUUID(), secret: randomBytes(32).toString('base64url') });
type Person = ReturnType<typeof newPerson>;
const homes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, pagelink: `home-${String(at)}`, name: 'Home' }));

/** The parts of an operation that a test does not care about. */
const made = (by: string, clock = 50) => ({ id: randomUUID(), clock, by });
const join = (by: string, name = 'Omar'): ShortlistOperation => ({ ...made(by, 40), kind: 'join', name });
const rank = (by: string, home: number, place: number, clock?: number): ShortlistOperation => ({
  ...made(by, clock),
  kind: 'rank',
  home,
  place,
});
const comment = (by: string, text: string): ShortlistOperation => ({
  ...made(by),
  kind: 'comment',
  home: 1,
  text,
});

describe('a shortlist of several people', () => {
  let leads: RunningLeads;
  let replicas: Awaited<ReturnType<typeof startReplica>>[];
  beforeAll(async () => {
    leads = await startLeads();
    replicas = [await startReplica(leads, {}), await startReplica(leads, {})];
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
    await leads.stop();
  });

  const create = async (count = 2) => {
    const owner = newPerson();
    const made = await leads.client.request(rpc.createShortlist, {
      person: owner,
      name: 'Layla',
      homes: homes(count),
    });
    return { ...made, owner };
  };
  const show = (token: string, known?: number) => leads.client.request(rpc.getShortlist, { token, known });
  const change = (token: string, person: Person, operations: ShortlistOperation[]) =>
    leads.client.request(rpc.changeShortlist, { token, person, operations });
  const rows = () => leads.dataSource.query<unknown[]>('SELECT * FROM shortlist');

  it('begins with its homes and its creator, and stores neither the token nor a secret', async () => {
    const { token, ownerKey, owner } = await create();
    const { version, state } = await show(token);
    expect(version).toBe(1);
    expect(Object.values(state?.people ?? {}).map(({ name }) => name)).toEqual(['Layla']);
    expect(Object.keys(state?.homes ?? {})).toEqual(['1', '2']);
    expect(await show(token, 1)).toEqual({ version: 1, state: null });
    const stored = await leads.dataSource.query<{ text: string }[]>(
      'SELECT to_jsonb(shortlist)::text AS text FROM shortlist',
    );
    for (const { text } of stored)
      for (const secret of [token, ownerKey, owner.secret]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(Buffer.from(secret).toString('hex'));
      }
  });

  it('is opened by its token alone, not by one that is guessed, changed or its stored hash', async () => {
    const { token } = await create();
    const [row] = await leads.dataSource.query<[{ hash: Buffer }]>(
      'SELECT token_hash AS hash FROM shortlist ORDER BY created_at DESC LIMIT 1',
    );
    const guesses = [
      randomBytes(32).toString('base64url'),
      alteredToken(token),
      row.hash.toString('base64url'),
    ];
    for (const guess of guesses) {
      const person = newPerson();
      await expect(show(guess)).rejects.toMatchObject(NOT_FOUND);
      await expect(change(guess, person, [join(person.id)])).rejects.toMatchObject(NOT_FOUND);
    }
  });

  it('takes each operation once, however often and in whatever order it is sent', async () => {
    const { token, owner } = await create();
    const omar = newPerson();
    const operations = [join(omar.id), rank(omar.id, 1, 1), rank(omar.id, 2, 0), comment(omar.id, 'Sunny')];
    const first = await change(token, omar, operations);
    const again = await change(token, omar, operations.toReversed());
    expect(again).toEqual(first);
    const own = [comment(owner.id, 'Loud'), rank(owner.id, 1, 0)];
    await Promise.all([change(token, owner, own), change(token, owner, own.toReversed())]);
    const { version, state } = await show(token);
    expect(version).toBe(3);
    expect(
      Object.values(state?.comments ?? {})
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Loud', 'Sunny']);
  });

  it('loses nothing when all people change it at the same time', async () => {
    const { token } = await create();
    const people = Array.from({ length: 8 }, newPerson);
    await Promise.all(
      people.flatMap((person) => [
        change(token, person, [join(person.id), rank(person.id, 1, 0), comment(person.id, person.id)]),
      ]),
    );
    const { state } = await show(token);
    expect(Object.keys(state?.ranks ?? {}).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect(Object.keys(state?.comments ?? {})).toHaveLength(8);
  });

  it('takes no operation for another person', async () => {
    const { token, owner } = await create();
    const omar = newPerson();
    await change(token, omar, [join(omar.id)]);
    const before = await show(token);
    for (const [person, operation] of [
      [omar, rank(owner.id, 1, 0)],
      [{ ...omar, id: owner.id }, rank(owner.id, 1, 0)],
      [{ ...owner, secret: newPerson().secret }, join(owner.id, 'Not Layla')],
    ] as const)
      await expect(change(token, person, [rank(person.id, 2, 0), operation])).rejects.toMatchObject(
        FORBIDDEN,
      );
    expect(await show(token)).toEqual(before);
  });

  it('refuses by itself what is too much, and takes the rest', async () => {
    const { token, owner } = await create(30);
    const full = await change(token, owner, [{ ...made(owner.id), kind: 'add', ...palm, home: 31 }]);
    expect(full.refused).toMatchObject([{ reason: 'homes-full' }]);
    const swapped = await change(token, owner, [
      { ...made(owner.id), kind: 'remove', ...palm },
      { ...made(owner.id), kind: 'add', ...palm, home: 31 },
    ]);
    expect(swapped.refused).toEqual([]);

    const stranger = newPerson();
    const early = rank(stranger.id, 2, 0);
    expect((await change(token, stranger, [early])).refused).toEqual([
      { id: early.id, reason: 'not-joined' },
    ]);
    const others = Array.from({ length: 12 }, newPerson);
    const joined = [];
    for (const person of others) joined.push(await change(token, person, [join(person.id)]));
    expect(joined.flatMap(({ refused }) => refused.map(({ reason }) => reason))).toEqual(['people-full']);

    const many = Array.from({ length: 101 }, (_, at) => comment(owner.id, String(at)));
    await change(token, owner, many);
    const rest = await change(
      token,
      owner,
      Array.from({ length: 100 }, () => comment(owner.id, 'more')),
    );
    expect(rest.refused).toEqual([{ id: expect.any(String), reason: 'comments-full' }]);
    const ahead = rank(owner.id, 2, 0, 1_000_000_000);
    expect((await change(token, owner, [ahead])).refused).toEqual([{ id: ahead.id, reason: 'clock' }]);
  });

  it.each([
    ['a nickname of many characters', (by: string) => join(by, 'x'.repeat(41))],
    ['a comment of many characters', (by: string) => comment(by, 'x'.repeat(501))],
    ['a comment with a control character', (by: string) => comment(by, 'a\u0007b')],
    ['a comment of nothing', (by: string) => comment(by, ' \u200B ')],
    [
      'a path of another site',
      (by: string) => ({ ...made(by), kind: 'add', ...palm, pagelink: '/evil.example' }),
    ],
    [
      'a path of a script',
      (by: string) => ({ ...made(by), kind: 'add', ...palm, pagelink: 'javascript:alert' }),
    ],
  ])('refuses %s', async (_what, operation) => {
    const { token, owner } = await create();
    const request = change(token, owner, [operation(owner.id) as ShortlistOperation]);
    await expect(request).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('keeps markup as the text that it is, and no marks that turn the direction of text', async () => {
    const { token, owner } = await create();
    const text = '<script>alert(1)</script> \u202Eevil';
    await change(token, owner, [join(owner.id, '<b>Layla</b>'), comment(owner.id, text)]);
    const { state } = await show(token);
    expect(state?.people[owner.id]?.name).toBe('<b>Layla</b>');
    expect(Object.values(state?.comments ?? {})[0]?.text).toBe('<script>alert(1)</script> evil');
  });

  it('is deleted with everything in it by the key of its creator, and by no other', async () => {
    const { token, ownerKey, owner } = await create();
    await change(token, owner, [comment(owner.id, 'secret-of-mine')]);
    const wrong = { token, ownerKey: token };
    await expect(leads.client.request(rpc.revokeShortlist, wrong)).rejects.toMatchObject(FORBIDDEN);
    await leads.client.request(rpc.revokeShortlist, { token, ownerKey });
    await expect(show(token)).rejects.toMatchObject(NOT_FOUND);
    await expect(change(token, owner, [rank(owner.id, 1, 0)])).rejects.toMatchObject(NOT_FOUND);
    expect(JSON.stringify(await rows())).not.toContain('secret-of-mine');
  });

  it('is deleted when nobody has opened it for 90 days, and counts anew when somebody does', async () => {
    const [old, opened] = [await create(), await create()];
    await leads.dataSource.query("UPDATE shortlist SET opened_at = now() - interval '50 days'");
    await show(opened.token);
    const inDays = (days: number): Promise<unknown> =>
      Promise.all(
        replicas.map(({ app }) => app.get(ApplyRetention).apply(new Date(Date.now() + days * DAY_MS))),
      );
    await inDays(39);
    expect(await rows()).not.toEqual([]);
    await inDays(41);
    await expect(show(old.token)).rejects.toMatchObject(NOT_FOUND);
    await show(opened.token);
    await inDays(91);
    await expect(show(opened.token)).rejects.toMatchObject(NOT_FOUND);
  });
});
