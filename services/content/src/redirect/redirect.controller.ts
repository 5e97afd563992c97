import {
  addRedirect,
  deleteRedirect,
  followRedirect,
  listFormerPaths,
  listRedirects,
} from '@manzil/contracts/content/redirect-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AddRedirect } from './add-redirect.js';
import { Redirects } from './redirects.js';

@Controller()
export class RedirectController {
  constructor(
    private readonly redirects: Redirects,
    private readonly addRedirect: AddRedirect,
  ) {}

  @HandleRpc(listRedirects)
  list(request: z.output<typeof listRedirects.request>) {
    return this.redirects.list(request);
  }

  @HandleRpc(listFormerPaths)
  formerPaths() {
    return this.redirects.formerPaths();
  }

  @HandleRpc(addRedirect)
  add(request: z.output<typeof addRedirect.request>) {
    return this.addRedirect.add(request);
  }

  @HandleRpc(deleteRedirect)
  delete(request: z.output<typeof deleteRedirect.request>) {
    return this.redirects.delete(request);
  }

  @HandleRpc(followRedirect)
  follow(request: z.output<typeof followRedirect.request>) {
    return this.redirects.follow(request);
  }
}
