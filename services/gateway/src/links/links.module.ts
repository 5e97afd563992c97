import * as links from '@manzil/contracts/http/links';
import { Global, Module } from '@nestjs/common';
import { Redirects } from '../http/ports.js';
import { AddSiteRedirect } from './add-site-redirect.js';
import { CheckPath } from './check-path.js';
import { FindBrokenLinks } from './find-broken-links.js';
import { FindUses } from './find-uses.js';
import { FollowRedirect } from './follow-redirect.js';
import { LinkController } from './link.controller.js';
import { ListRedirects } from './list-redirects.js';
import { forward } from '../http/forward.js';

/** Global, because the edge follows redirects only through the port in `http`. */
@Global()
@Module({
  controllers: [LinkController, forward(links)],
  providers: [
    AddSiteRedirect,
    CheckPath,
    FindBrokenLinks,
    FindUses,
    ListRedirects,
    { provide: Redirects, useClass: FollowRedirect },
  ],
  exports: [Redirects],
})
export class LinksModule {}
