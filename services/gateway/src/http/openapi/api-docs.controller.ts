import * as http from '@manzil/contracts/http/docs';
import type { Result } from '@manzil/contracts/http/endpoint';
import { Controller, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../endpoint.decorator.js';
import { EndpointRegistry } from '../endpoint-registry.js';
import type { Input } from '../input.js';
import { describeApi, type ApiDocument } from './api-document.js';
import { docsPage, type DocsPage } from './docs-page.js';

/** The API document of the running endpoints, made at the first request. */
@Controller()
export class ApiDocsController {
  private made: { document: ApiDocument; page: DocsPage } | undefined;

  constructor(private readonly registry: EndpointRegistry) {}

  @Endpoint(http.showOpenApiDocument)
  document(): Result<typeof http.showOpenApiDocument> {
    return { ...this.make().document };
  }

  @Endpoint(http.showDocsPage)
  @Header('content-type', 'text/html; charset=utf-8')
  page(_input: Input<typeof http.showDocsPage>, @Res({ passthrough: true }) response: Response): string {
    const { html, policy } = this.make().page;
    response.set('content-security-policy', policy);
    return html;
  }

  private make() {
    if (this.made === undefined) {
      const document = describeApi(this.registry.endpoints);
      this.made = { document, page: docsPage(document) };
    }
    return this.made;
  }
}
