import * as http from '@manzil/contracts/http/media';
import type { ReplacedFile } from '@manzil/contracts/media/library';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ReplaceFile } from './replace-file.js';

/** All uploads with where they are used. */
@Controller()
export class LibraryController {
  constructor(private readonly replaceFile: ReplaceFile) {}

  @Endpoint(http.replaceFile)
  replace({ body }: Input<typeof http.replaceFile>): Promise<ReplacedFile> {
    return this.replaceFile.replace(body.filename, body.replacement);
  }
}
