import * as http from '@manzil/contracts/http/reference';
import { DomainError } from '@manzil/service-kit/errors';
import { Controller, Header } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { COUNTRIES } from './countries.js';

const FLAGS = new Set(COUNTRIES.map(({ image }) => image));

/** The flags that the list of countries points to. */
@Controller()
export class FlagController {
  @Endpoint(http.showFlag)
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=604800')
  async send({ params: { file } }: Input<typeof http.showFlag>): Promise<string> {
    if (!FLAGS.has(`/flags/${file}`)) throw new DomainError('NOT_FOUND', 'There is no such flag');
    return drawingOf(file.slice(0, 2).toUpperCase());
  }
}

/** Each drawing is a module of its own, so that only requested ones are in memory. */
async function drawingOf(code: string): Promise<string> {
  const drawing = (await import(`country-flag-icons/string/3x2/${code}`)) as { default: string };
  return drawing.default;
}
