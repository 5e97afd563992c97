import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { developments, listings, photographedListing } from '../api.js';
import { siteUrl } from '../site.js';

interface Home {
  reference: string;
  url: string;
  bedrooms: number | null;
  priceAed: number | null;
  community: string;
}

const markdownOf = (path: string): Promise<Response> =>
  fetch(siteUrl() + path, { headers: { accept: 'text/markdown, text/html;q=0.5' } });

describe('an assistant', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const failures: Error[] = [];
  beforeAll(async () => {
    client.onerror = (error) => failures.push(error);
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', siteUrl()));
    await client.connect(transport);
  });
  afterAll(async () => {
    await client.close();
    expect(failures).toEqual([]);
  });

  const call = async <T>(name: string, args: Record<string, unknown> = {}): Promise<T> => {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
    expect([isError ?? false, content]).toEqual([
      false,
      [{ type: 'text', text: JSON.stringify(structuredContent) }],
    ]);
    return structuredContent as T;
  };
  const refusalOf = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { isError, content } = await client.callTool({ name, arguments: args });
    expect(isError).toBe(true);
    return (content as { text: string }[])[0]?.text ?? '';
  };

  it('finds tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'estimate_costs',
      'list_communities',
      'list_projects',
      'search_homes',
      'show_community',
      'show_home',
      'show_project',
    ]);
    for (const { annotations, outputSchema } of tools)
      expect([annotations?.readOnlyHint, typeof outputSchema]).toEqual([true, 'object']);
  });

  it('searches as the list of the site does, by a sentence and by filters', async () => {
    const found = await call<{ total: number; homes: Home[] }>('search_homes', {
      adType: 'sale',
      text: '2 bed in Dubai Marina or JLT',
      maxPriceAed: 5_000_000,
    });
    const address = `/api/properties?adType=sale&q=${encodeURIComponent('2 bed in Dubai Marina or JLT')}&maxPrice=5000000`;
    const { total } = (await (await fetch(siteUrl() + address)).json()) as { total: number };
    expect(found.total).toBe(total);
    expect(found.homes.length).toBeGreaterThan(0);
    for (const { bedrooms, priceAed } of found.homes) {
      expect(bedrooms).toBe(2);
      expect(priceAed).toBeLessThanOrEqual(5_000_000);
    }
  });

  it('shows a home by its reference and by its address, which leads to its page', async () => {
    const { reference, pagelink, permitNumber, images } = await photographedListing();
    const home = await call<Home & { permitNumber: string; photos: string[] }>('show_home', { reference });
    expect(home).toMatchObject({ reference, permitNumber, url: `${siteUrl()}/${pagelink}` });
    expect(home.photos).toHaveLength(images.length);
    expect(await call('show_home', { reference: home.url })).toEqual(home);
    expect((await fetch(home.url)).status).toBe(200);
  });

  it('shows projects and communities, which people call by nicknames', async () => {
    const [project] = await developments();
    const { projects } = await call<{ projects: { link: string; name: string }[] }>('list_projects');
    expect(projects[0]).toMatchObject({ link: project?.pagelink, name: project?.name });
    expect(await call('show_project', { link: project?.pagelink })).toMatchObject({ name: project?.name });
    const { communities } = await call<{ communities: { name: string; homes: number }[] }>(
      'list_communities',
      {
        adType: 'rent',
      },
    );
    expect(communities[0]?.homes).toBeGreaterThan(0);
    const marina = await call<{ url: string; homes: number }>('show_community', {
      name: 'دبي مارينا',
      adType: 'sale',
    });
    expect(marina).toMatchObject({ name: 'Dubai Marina', url: `${siteUrl()}/buy/dubai-marina` });
  });

  it('estimates what the calculator of the site says', async () => {
    const { mortgage } = await call<{ mortgage: { monthlyAed: number } }>('estimate_costs', {
      priceAed: 2_000_000,
    });
    const page = await (await fetch(`${siteUrl()}/mortgageservices?price=2000000`)).text();
    expect(page).toContain(`AED ${mortgage.monthlyAed.toLocaleString('en')}`);
  });

  it('estimates what the page of an estimate says, and reads the costs of a home as Markdown', async () => {
    const found = await call<{ totalCostsAed: number; cashNeededAed: number; url: string }>(
      'estimate_costs',
      {
        priceAed: 2_000_000,
      },
    );
    const page = await (await markdownOf(found.url.slice(siteUrl().length))).text();
    expect(page).toContain(`AED ${found.cashNeededAed.toLocaleString('en')}`);
    expect(page).toContain('These rules haven’t changed since.');
    const list = await fetch(
      `${siteUrl()}/api/properties?adType=sale&type=Apartment&location=Dubai%20Marina`,
    );
    const { items } = (await list.json()) as { items: { pagelink: string; price: number | null }[] };
    const home = items.find(({ price }) => price !== null);
    const text = await (await markdownOf(`/${home?.pagelink ?? ''}`)).text();
    expect(text).toContain('## What buying this home costs');
    expect(text).toContain('Demo figures: these rules have not been checked.');
  });

  it('is told what was wrong with a call', async () => {
    expect(await refusalOf('show_home', { reference: 'MZ-NO-SUCH' })).toContain(
      'no home with this reference',
    );
    expect(await refusalOf('show_project', { link: 'no-such-project' })).toMatch(/no/i);
    expect(await refusalOf('search_homes', { adType: 'swap' })).toContain('adType');
    expect(await refusalOf('estimate_costs', { priceAed: 1 })).toContain('priceAed');
  });

  it('reads each page as Markdown, while browsers go on with HTML', async () => {
    const [home] = await listings('sale');
    for (const path of ['/', '/buy', '/faqs', '/mortgageservices', `/${home?.pagelink ?? ''}`]) {
      const answer = await markdownOf(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept,');
      const text = await answer.text();
      expect(text).toMatch(/^---\ntitle: ".+"\n/);
      expect(text).toMatch(/^# \S/m);
      expect(text).not.toMatch(/<(?:script|style|div|button|svg)\b|\]\(\/|<!--/);
      const html = await fetch(siteUrl() + path);
      expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await html.text()).toContain('<!DOCTYPE html>');
    }
    expect((await markdownOf('/no-such-page')).status).toBe(404);
  });

  it('finds its way from llms.txt to pages that are there', async () => {
    const answer = await fetch(`${siteUrl()}/llms.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    const addresses = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of [...addresses, `${siteUrl()}/api/docs/openapi.json`])
      expect([address, (await fetch(address)).status]).toEqual([address, 200]);
    expect(text).toContain(`${siteUrl()}/mcp`);
  });
});
