import { describe, expect, it } from 'vitest';
import { endpointUrl } from './endpoint-url.js';

describe('the URL of an endpoint', () => {
  it('has its parameters in the path, escaped', () => {
    expect(endpointUrl('/api/pages/:id/revisions/:version', { params: { id: 'a/b ?', version: 3 } })).toBe(
      '/api/pages/a%2Fb%20%3F/revisions/3',
    );
  });

  it('has what is given of the query, and nothing for what is not', () => {
    const query = { q: 'sea & sun', page: 2, featured: false, sort: undefined };
    expect(endpointUrl('/api/properties', { query })).toBe(
      '/api/properties?q=sea+%26+sun&page=2&featured=false',
    );
    expect(endpointUrl('/api/properties', { query: { sort: undefined } })).toBe('/api/properties');
  });
});
