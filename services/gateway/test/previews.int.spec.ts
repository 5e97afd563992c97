import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LifecycleChange, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { PREVIEW_HEADER } from '@manzil/contracts/content/preview';
import { freePort } from '@manzil/local-servers/ports';
import { alteredToken } from '@manzil/testing/altered-token';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import fc from 'fast-check';
import { DRAFTED_KINDS, PUBLIC_READS, type DraftedKind } from './drafts-of-all-kinds.js';
import { startLoggedProduct, type LoggedProduct } from './whole-product.js';

const ENTRY = fileURLToPath(new URL('../../../web/server.mjs', import.meta.url));

/** Public paths that show content of these kinds. */
const PUBLIC_PATHS = [
  ...['/', '/buy', '/rent', '/blog', '/faqs', '/meetmyteam', '/testimonials', '/new_development_properties'],
  ...['/mortgageservices', '/contact', '/privacy', '/terms', '/cookies', '/sell', '/aboutus'],
  ...['/draft-0', '/draft-1', '/blog/draft-0', '/meetmyteam/draft-0'],
  ...PUBLIC_READS,
];

/** Names what differs, because whole pages would be too long to read. */
const changedPaths = (before: Record<string, string>, after: Record<string, string>): string[] =>
  PUBLIC_PATHS.filter((path) => before[path] !== after[path]);

describe('drafts on the whole product', () => {
  let product: LoggedProduct;
  let web: ServiceProcess;
  beforeAll(async () => {
    const [port, webPort] = [await freePort(), await freePort()];
    const api = `http://127.0.0.1:${port}`;
    web = await startServiceProcess(ENTRY, {
      WEB_PORT: String(webPort),
      NODE_ENV: 'production',
      API_URL: api,
      PUBLIC_URL: api,
    });
    product = await startLoggedProduct({ PORT: String(port), WEB_URL: `http://127.0.0.1:${webPort}` });
    await web.ready();
  });
  afterAll(async () => {
    await product.stop();
    await web.stop();
  });

  const sent = async (method: string, path: string, body?: unknown): Promise<Response> =>
    product.call(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const visit = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(product.url + path, { headers, redirect: 'manual' });

  const versionOf = async (kind: LifecycleKind, id: number): Promise<number> => {
    const answer = await sent('GET', `/api/content/${kind}/${id}/versions`);
    const { versions } = (await answer.json()) as { versions: { version: number }[] };
    return versions[0]?.version ?? 0;
  };
  /** Stores a draft of a kind, of a new entry where there is no `id`; undefined where it is refused. */
  const saveDraft = async (
    { kind, fields }: DraftedKind,
    { id, text, slug }: { id?: number | undefined; text: string; slug: string },
  ): Promise<number | undefined> => {
    const answer =
      id === undefined
        ? await sent('POST', `/api/content/${kind}/drafts`, { fields: fields(text, slug) })
        : await sent('PUT', `/api/content/${kind}/${id}/draft`, {
            fields: fields(text, slug),
            expectedVersion: await versionOf(kind, id),
          });
    return answer.ok ? ((await answer.json()) as LifecycleChange).id : undefined;
  };
  const linkTo = async (kind: LifecycleKind, id: number): Promise<string> => {
    const answer = await sent('POST', `/api/content/${kind}/${id}/preview`);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { path: string }).path;
  };
  /** Each page has a nonce of its own; an error page has the id of its request, which is the same here. */
  const publicBytes = async (): Promise<Record<string, string>> => {
    const shown: Record<string, string> = {};
    for (const path of PUBLIC_PATHS) {
      const answer = await visit(path, { 'x-request-id': 'the-same-request' });
      const body = (await answer.text()).replaceAll(/nonce(?:="|":")[^"]*"/g, '');
      shown[path] = `${answer.status} ${body}`;
    }
    return shown;
  };

  it.each(DRAFTED_KINDS)('show a $kind in its page by a link, and to nobody else', async (drafted) => {
    const { kind } = drafted;
    const text = `Zephyr ${kind.replace('-', ' ')}`;
    const id = await saveDraft(drafted, { id: drafted.id, text, slug: `zephyr-${kind}` });
    if (id === undefined) throw new Error('The draft was refused');
    const path = await linkTo(kind, id);
    const [, , ofKind, ofId, token = ''] = path.split('/');
    expect([ofKind, ofId]).toEqual([kind, String(id)]);

    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-cache-tags')).toBeNull();
    const html = await page.text();
    expect(html).toContain(text);
    expect(html).toContain('Visitors do not see this draft of');
    expect(html).toContain('<footer');
    const data = await visit(path.endsWith('/') ? `${path}_root.data` : `${path}.data`);
    expect(data.headers.get('cache-control')).toBe('no-store');

    const base = `/preview/${kind}/${id}`;
    const other = kind === 'faq' ? 'testimonial' : 'faq';
    const rest = path.slice(`${base}/${token}`.length);
    // Refused in the same way for every kind.
    const malformed = [
      `${base}/${token}x${rest}`,
      `${base}/${token.slice(1)}${rest}`,
      `/preview/nothing/${id}/${token}${rest}`,
      `${base}//${token}${rest}`,
    ];
    for (const wrong of [
      `${base}/${alteredToken(token)}${rest}`,
      `/preview/${kind}/${id + 1}/${token}${rest}`,
      `/preview/${other}/${id}/${token}${rest}`,
      ...(kind === 'page' ? malformed : []),
    ]) {
      const answer = await visit(wrong);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Zephyr');
    }
    expect((await fetch(product.url + path, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
    const next = await linkTo(kind, id);
    expect((await visit(path)).status).toBe(404);
    expect(await (await visit(next)).text()).toContain(text);
    expect((await visit(`/api/content-previews/${token}/${kind}/${id}`)).status).toBe(404);
    for (const log of [web.log(), product.log()]) {
      expect(log).not.toContain(token);
      expect(log).not.toContain(next.split('/')[4]);
    }
  });

  it('are shown by the API with their key alone, and are never cached', async () => {
    const faq = DRAFTED_KINDS.find(({ kind }) => kind === 'faq');
    if (faq === undefined) throw new Error('There are no questions');
    const id = (await saveDraft(faq, { text: 'Sirocco', slug: '' })) ?? 0;
    const [, , , , token] = (await linkTo('faq', id)).split('/');
    const key = `faq.${id}.${token}`;
    expect(await (await visit('/api/faqs')).text()).not.toContain('Sirocco');
    const shown = await visit('/api/faqs', { [PREVIEW_HEADER]: key });
    expect(await shown.text()).toContain('Sirocco');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await (await visit('/api/faqs')).text()).not.toContain('Sirocco');
    const wrong = await visit('/api/faqs', { [PREVIEW_HEADER]: key.replace(/.$/, '-') });
    expect(wrong.status).toBe(404);
    // A form or a save ignores the preview key.
    const saved = await product.call('/api/faqs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PREVIEW_HEADER]: key },
      body: JSON.stringify({ question: 'Kept?', answer: '<p>Yes</p>' }),
    });
    expect(saved.status).toBe(201);
    expect(await (await visit('/api/faqs')).text()).toContain('Kept?');
  });

  it('are shown with the rest of the site at an instant by a link, and to nobody else', async () => {
    const read = async (headers: Record<string, string> = {}): Promise<Record<string, string>> => {
      const shown: Record<string, string> = {};
      // The sitemap index lists the sitemaps of homes, which show the present.
      for (const path of PUBLIC_READS.filter((each) => each !== '/sitemap.xml')) {
        const answer = await visit(path, { 'x-request-id': 'the-same-request', ...headers });
        shown[path] = `${answer.status} ${await answer.text()}`;
      }
      return shown;
    };
    const linkAt = async (at: Date): Promise<{ path: string; key: string; token: string }> => {
      const answer = await sent('POST', '/api/site-previews', { at: at.toISOString() });
      expect(answer.status).toBe(201);
      const { path } = (await answer.json()) as { path: string };
      const [, , site, instant, token = ''] = path.split('/');
      expect([site, instant]).toEqual(['site', String(at.getTime())]);
      return { path, token, key: `site.${instant}.${token}` };
    };
    const added = DRAFTED_KINDS.filter(({ kind }) => kind === 'faq' || kind === 'development');
    const add = async (text: string, slug: string): Promise<number[]> => {
      const ids = [];
      for (const drafted of added) ids.push((await saveDraft(drafted, { text, slug })) ?? 0);
      return ids;
    };
    const publish = async (ids: number[]): Promise<void> => {
      for (const [place, { kind }] of added.entries())
        expect((await sent('POST', `/api/content/${kind}/${ids[place] ?? 0}/publish`, {})).status).toBe(200);
    };
    await publish(await add('Yesterday', 'the-day-before'));
    const before = await read();
    const past = new Date();
    await publish(await add('Today', 'the-day'));
    const now = await read();
    expect(now['/api/developments']).toContain('Today');
    const soon = new Date(Date.now() + 3_600_000);
    const times = { publishAt: soon.toISOString(), withdrawAt: null };
    const coming = await add('Tomorrow', 'the-day-after');
    for (const [place, { kind }] of added.entries())
      await sent('PUT', `/api/content/${kind}/${coming[place] ?? 0}/schedule`, times);

    const [was, willBe] = [await linkAt(past), await linkAt(soon)];
    expect(await read({ [PREVIEW_HEADER]: was.key })).toEqual(before);
    const later = await read({ [PREVIEW_HEADER]: willBe.key });
    expect(later['/api/developments']).toContain('Tomorrow');
    expect(later['/api/faqs']).toContain('Tomorrow');
    expect(await read()).toEqual(now);

    const page = await visit(`${was.path}faqs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).toContain('Yesterday');
    expect(html).not.toContain('Today');
    expect(html).toContain('The site as it was on');
    expect(html).toContain('Homes are as they are now.');
    expect(html).toMatch(/<a href="\/">Leave the preview<\/a>/);
    expect(html).toContain(`href="${was.path}`);
    const homes = await (await visit(`${willBe.path}new_development_properties`)).text();
    expect(homes).toContain('Tomorrow');
    expect(homes).toContain('The site as it will be on');
    expect(await (await visit('/faqs')).text()).not.toContain('Tomorrow');

    const instant = String(past.getTime());
    for (const wrong of [
      `/preview/site/${instant}/${alteredToken(was.token)}/faqs`,
      `/preview/site/${instant}1/${was.token}/faqs`,
      `/preview/site/${instant}/${willBe.token}/faqs`,
      `/preview/faq/${instant}/${was.token}/faqs`,
      `/preview/site/now/${was.token}/faqs`,
      `/api/content-previews/${willBe.token}/site/${instant}`,
    ])
      expect((await visit(wrong)).status).toBeGreaterThanOrEqual(400);
    const refused = await visit('/api/faqs', { [PREVIEW_HEADER]: `site.${instant}.${willBe.token}` });
    expect(refused.status).toBe(404);
    const withoutSession = await fetch(`${product.url}/api/site-previews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ at: past.toISOString() }),
    });
    expect(withoutSession.status).toBe(401);
    expect((await visit('/api/site-changes?from=a&to=b')).status).toBe(401);
    const tooEarly = await sent('POST', '/api/site-previews', { at: '2020-01-01T00:00:00Z' });
    expect(tooEarly.status).toBe(400);
    expect(await tooEarly.json()).toMatchObject({ issues: [{ field: 'at' }] });

    const span = new URLSearchParams({ from: past.toISOString(), to: soon.toISOString() }).toString();
    const found = await sent('GET', `/api/site-changes?${span}`);
    const { changes } = (await found.json()) as { changes: { title: string; kind: string; id: number }[] };
    expect(changes.map(({ kind, title }) => [kind, title])).toEqual([
      ['faq', 'Today'],
      ['faq', 'Tomorrow'],
      ['development', 'Today'],
      ['development', 'Tomorrow'],
    ]);
    const diff = await sent('GET', `/api/site-changes/faq/${changes[0]?.id ?? 0}?${span}`);
    expect(JSON.stringify(await diff.json())).toContain('Today');
    for (const log of [web.log(), product.log()])
      for (const { token } of [was, willBe]) expect(log).not.toContain(token);
  });

  it('change no byte that visitors get, whatever staff do with them', async () => {
    const known = new Map<LifecycleKind, number[]>();
    for (const drafted of DRAFTED_KINDS) {
      const id = await saveDraft(drafted, {
        id: drafted.id,
        text: 'A beginning',
        slug: `kept-${drafted.kind}`,
      });
      if (id === undefined) throw new Error(`The draft of a ${drafted.kind} was refused`);
      known.set(drafted.kind, [id]);
      await sent('POST', `/api/content/${drafted.kind}/${id}/publish`, {});
    }
    const before = await publicBytes();
    // Chance may leave a kind out, or a save may be refused, so each kind has a draft that is shared first.
    for (const drafted of DRAFTED_KINDS) {
      const { kind } = drafted;
      const id = drafted.id ?? known.get(kind)?.[0] ?? 0;
      expect(await saveDraft(drafted, { id, text: `Mistral ${kind}`, slug: `kept-${kind}` })).toBe(id);
      expect((await visit(await linkTo(kind, id))).status).toBe(200);
    }
    expect(changedPaths(before, await publicBytes())).toEqual([]);
    const action = fc.record({
      drafted: fc.constantFrom(...DRAFTED_KINDS),
      act: fc.constantFrom('add', 'save', 'save', 'discard', 'schedule', 'share'),
      text: fc
        .string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })
        .map((text) => `Mistral ${text}`),
      which: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 14, maxLength: 16 }), async (actions) => {
        for (const { drafted, act, text, which } of actions) {
          const { kind } = drafted;
          const ids = known.get(kind) ?? [];
          const id = ids[which % ids.length] ?? 0;
          const at = `/api/content/${kind}/${id}`;
          const publishAt = new Date(Date.now() + 86_400_000).toISOString();
          if (act === 'add' && drafted.id === undefined) {
            const added = await saveDraft(drafted, { text, slug: `draft-${which % 3}` });
            if (added !== undefined) ids.push(added);
          } else if (act === 'discard') await sent('DELETE', `${at}/draft`);
          else if (act === 'schedule') await sent('PUT', `${at}/schedule`, { publishAt, withdrawAt: null });
          else if (act === 'share') await visit(await linkTo(kind, id));
          else await saveDraft(drafted, { id, text, slug: `draft-${which % 3}` });
        }
        expect(changedPaths(before, await publicBytes())).toEqual([]);
      }),
      // Each run reads the whole site, which takes far longer than the actions.
      { numRuns: 2 },
    );
  });
});
