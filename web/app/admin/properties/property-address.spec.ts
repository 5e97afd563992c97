import { describe, expect, it } from '@jest/globals';
import { toApiQuery } from './property-address';

describe('the address of the list of properties', () => {
  it.each([
    ['', 'pageSize=24'],
    ['q=+marina+&adType=rent&status=&page=3', 'pageSize=24&q=marina&adType=rent&page=3'],
    ['status=public&type=homes', 'pageSize=24&status=public&residential=1'],
    ['type=Villa&elsewhere=1', 'pageSize=24&type=Villa'],
  ])('"%s" asks for "%s"', (address, asked) => {
    expect(toApiQuery(new URLSearchParams(address)).toString()).toBe(asked);
  });
});
