import type { Country, PickerCountry } from '@manzil/contracts/gateway/country';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { said } from '../problems/query-values.js';
import { COUNTRIES, toPickerCountry } from './countries.js';

const paramsSchema = z.object({ fields: said(z.enum(['all', 'picker']).default('all')) });

@Controller('api/countries')
export class CountryController {
  /** The whole list, or with `fields=picker` as much of it as a picker of dial codes shows. */
  @Get()
  list(
    @Query({ schema: paramsSchema }) { fields }: z.output<typeof paramsSchema>,
  ): readonly Country[] | PickerCountry[] {
    return fields === 'picker' ? COUNTRIES.map(toPickerCountry) : COUNTRIES;
  }
}
