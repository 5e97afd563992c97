import { describe, expect, it } from 'vitest';
import { toApiFilter, toApiQuery, toView } from './property-search-params';

describe('the address of the list of properties', () => {
  it.each([
    ['', 'pageSize=24'],
    ['q=+marina+&adType=rent&status=&page=3', 'pageSize=24&q=marina&adType=rent&page=3'],
    ['status=public&type=homes', 'pageSize=24&status=public&residential=1'],
    ['type=Villa&elsewhere=1', 'pageSize=24&type=Villa'],
    ['community=JVC&hasPermit=false&sort=adviser', 'pageSize=24&community=JVC&hasPermit=false&sort=adviser'],
  ])('"%s" asks for "%s"', (address, asked) => {
    expect(toApiQuery(new URLSearchParams(address)).toString()).toBe(asked);
  });

  it('is exported and saved as a view without its page', () => {
    const address = new URLSearchParams('page=3&hasPhotos=false&sort=price-asc&q=+&elsewhere=1');
    expect(toView(address)).toBe('hasPhotos=false&sort=price-asc');
    expect(toApiFilter(address).toString()).toBe('hasPhotos=false');
  });
});
