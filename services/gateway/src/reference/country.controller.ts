import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/reference';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { COUNTRIES, toPickerCountry } from './countries.js';

@Controller()
export class CountryController {
  /** The whole list or, with `fields=picker`, only the fields of the dial code picker. */
  @Endpoint(http.listCountries)
  list({ query: { fields } }: Input<typeof http.listCountries>): Result<typeof http.listCountries> {
    return fields === 'picker' ? COUNTRIES.map(toPickerCountry) : [...COUNTRIES];
  }
}
