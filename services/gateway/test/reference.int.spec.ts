import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Country, PickerCountry } from '@manzil/contracts/gateway/country';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

describe('the reference lists', () => {
  let stack: GatewayUnderTest;

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    await stack.cacheSettled();
  });
  afterAll(async () => {
    await stack.stop();
  });

  it('give the countries, and every flag they point to', async () => {
    const countries = (await (await stack.call('/api/countries')).json()) as Country[];
    expect(countries[1]?.name).toBe('United Arab Emirates');
    for (const { image } of countries) {
      const flag = await stack.call(image);
      expect(flag.status).toBe(200);
      expect(flag.headers.get('content-type')).toContain('image/svg+xml');
      expect(flag.headers.get('cache-control')).toBe('public, max-age=604800');
      expect(await flag.text()).toMatch(/^<svg /);
    }
  });

  it('give a picker a list that is small and answered from memory', async () => {
    const path = '/api/countries?fields=picker';
    await (await stack.call(path)).arrayBuffer();
    const answer = await stack.call(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('x-cache')).toBe('hit');
    expect(answer.headers.get('content-encoding')).toBe('br');
    const picker = (await answer.json()) as PickerCountry[];
    expect(picker[1]).toEqual({ name: 'United Arab Emirates', iso2: 'AE', dial: '+971', emoji: '🇦🇪' });
    const again = await fetch(stack.url + path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['/flags/zz.svg', '/flags/AE.svg', '/flags/..%2f..%2fpackage.json', '/flags/constructor.svg'])(
    'have no flag at %s',
    async (path) => {
      expect((await stack.call(path)).status).toBe(404);
    },
  );

  it('refuse other fields', async () => {
    const answer = await stack.call('/api/countries?fields=secret');
    expect(await answer.json()).toMatchObject({ status: 400, issues: [{ field: 'fields' }] });
  });
});
