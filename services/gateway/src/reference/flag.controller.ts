import { DomainError } from '@manzil/service-kit/errors';
import { Controller, Get, Header, Param } from '@nestjs/common';
import * as drawings from 'country-flag-icons/string/3x2';

const FILE = /^([a-z]{2})\.svg$/;
const flags = new Map<string, string>(Object.entries(drawings));

/** The flags that the list of countries points to. */
@Controller('flags')
export class FlagController {
  @Get(':file')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=604800')
  send(@Param('file') file: string): string {
    const code = FILE.exec(file)?.[1]?.toUpperCase();
    const flag = code && flags.get(code);
    if (!flag) throw new DomainError('NOT_FOUND', 'There is no such flag');
    return flag;
  }
}
