import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@manzil/contracts/gateway/account';
import type { findRecords, Found } from '@manzil/contracts/http/find';
import type { Result } from '@manzil/contracts/http/endpoint';
import { FindLimit, MOST_SEARCHES } from '../src/find/find-limit.js';
import { send } from './act-of-staff.js';
import { form, image } from './development-calls.js';
import {
  cookieOf,
  PASSWORD,
  postJson,
  startGatewayUnderTest,
  type GatewayUnderTest,
} from './gateway-under-test.js';
import { startProduct, type Product } from './whole-product.js';

type Answer = Result<typeof findRecords>;

const { values } = JSON.parse(
  readFileSync(
    new URL(
      '../../../packages/contracts/samples/rpc.listings.v1.own-listing.create.request.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as { values: Record<string, unknown> };

const CONTENT: Found['kind'][] = ['listing', 'development', 'page', 'blog-post', 'file'];
/** The kinds that each role finds when there is one record of each. */
const SEEN: Readonly<Record<Role, readonly Found['kind'][]>> = {
  admin: [...CONTENT, 'lead'],
  manager: [...CONTENT, 'lead'],
  editor: [...CONTENT, 'lead'],
  auditor: [...CONTENT, 'lead'],
  marketer: CONTENT,
  agent: ['lead'],
};

describe('finding records of all services', () => {
  let product: Product;
  const cookies = new Map<Role, string>();
  const names = new Map<Role, string>();

  const ask = (q: string, role: Role): Promise<Response> =>
    product.call(`/api/find?q=${encodeURIComponent(q)}`, { headers: { cookie: cookies.get(role) ?? '' } });
  const find = async (q: string, role: Role): Promise<Answer> =>
    (await (await ask(q, role)).json()) as Answer;

  async function join(role: Role): Promise<void> {
    const username = `the-${role}`;
    const { link } = (await send(product, 'POST', '/api/members', { username, role })) as {
      link: { token: string };
    };
    await product.call(`/api/one-time-links/${link.token}`, postJson({ password: PASSWORD }, { cookie: '' }));
    const login = await product.call('/login', postJson({ username, password: PASSWORD }, { cookie: '' }));
    cookies.set(role, cookieOf(login));
    names.set(role, username);
  }
  const enter = (name: string, phone: string, assignee: string | null): Promise<unknown> =>
    send(product, 'POST', '/api/leads', {
      id: randomUUID(),
      kind: 'contact',
      name,
      email: '',
      phone,
      message: '',
      pagelink: null,
      source: 'phone',
      assignee,
    });

  beforeAll(async () => {
    product = await startProduct();
    for (const role of ROLES) await join(role);
    await send(product, 'POST', '/api/admin/properties', {
      values: { ...values, reference: 'ZEPHYR-7', title: 'Zephyr villa' },
      publish: false,
    });
    const page = { title: 'Zephyr guide', linkAddress: 'zephyr-guide', html: '<p>Guide</p>', css: '' };
    await send(product, 'POST', '/api/save-page', page);
    await send(product, 'POST', '/api/blog-posts', {
      title: 'Zephyr fees',
      slug: 'zephyr-fees',
      excerpt: 'Short',
      content: '<p>Fees</p>',
      image: '/uploads/p.webp',
      draft: true,
      publishAt: null,
      author: 'Noor',
      category: 'News',
    });
    const banner = new File([image()], 'zephyr-banner.png', { type: 'image/png' });
    const picture = new FormData();
    picture.append('file', banner);
    await send(product, 'POST', '/api/media', picture);
    await send(
      product,
      'POST',
      '/newlydata',
      form({
        propertyname: 'Zephyr Tower',
        propertyloaction: 'Creek',
        price: '1,250,000',
        complete: 'Q4 2028',
        pagelink: 'zephyr-tower',
        bannerimg: image(),
        galleryimg0: image(120),
      }),
    );
    await enter('Zephyr Sara', '+971501234567', names.get('agent') ?? null);
    await enter('Zephyr Omar', '+971507654321', names.get('manager') ?? null);
  });
  afterAll(async () => {
    await product.stop();
  });

  it.each(ROLES)('shows members who are %s what their role may see, and nothing else', async (role) => {
    const { found, missing } = await find('zephyr', role);
    expect([...new Set(found.map(({ kind }) => kind))].sort()).toEqual([...SEEN[role]].sort());
    expect(missing).toEqual([]);
  });

  it('shows an agent no lead of another member, by name or by phone', async () => {
    const own = (await find('zephyr', 'agent')).found.map(({ title }) => title);
    expect(own).toEqual(['Zephyr Sara']);
    expect((await find('050 765 4321', 'agent')).found).toEqual([]);
    expect((await find('050 765 4321', 'manager')).found).toMatchObject([
      { kind: 'lead', title: 'Zephyr Omar', detail: '+971507654321' },
    ]);
  });

  it('finds a listing by its reference, drafts too', async () => {
    expect((await find('zephyr-7', 'editor')).found).toMatchObject([
      { kind: 'listing', title: 'Zephyr villa', detail: expect.stringContaining('ZEPHYR-7') },
    ]);
  });

  it('is for members alone, and takes a text that can be searched for', async () => {
    const visitor = await product.call('/api/find?q=zephyr', { headers: { cookie: '' } });
    expect(visitor.status).toBe(401);
    for (const q of ['', '  ', 'x'.repeat(101), 'a\0b']) expect((await ask(q, 'admin')).status).toBe(400);
    for (const q of ["' OR 1=1 --", '%', '\\', 'ß"<script>'])
      expect((await ask(q, 'admin')).status).toBe(200);
  });

  it('shows what the other services found while one does not answer, and says so', async () => {
    await product.pause('content');
    const { found, missing } = await find('zephyr', 'marketer');
    expect(missing).toEqual(['content']);
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['listing', 'development', 'file']));
    await product.start('content');
  });
});

describe('the limit of searches', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(() => stack.stop());

  it('bounds how often a member searches, and no other member waits for that', async () => {
    const [agent, admin] = [await stack.sessionOf('agent'), await stack.sessionOf('admin')];
    const statusOf = async (cookie: string): Promise<number> =>
      (await stack.call('/api/find?q=zephyr', { headers: { cookie } })).status;
    expect(await statusOf(agent)).toBe(200);
    // Searches by HTTP would take ten seconds.
    const limit = stack.gateway.app.get(FindLimit);
    for (let count = 2; count < MOST_SEARCHES; count += 1) await limit.admit('agent@manzil.example');
    expect(await statusOf(agent)).toBe(200);
    expect(await statusOf(agent)).toBe(429);
    expect(await statusOf(admin)).toBe(200);
  });
});
