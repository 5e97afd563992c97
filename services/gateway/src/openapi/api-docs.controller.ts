import { Controller, Get, Header, Res, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Response } from 'express';
import { describeApi, type ApiDocument } from './api-document.js';
import { docsPage, type DocsPage } from './docs-page.js';

/** The API told by itself: made from the running controllers at the first ask. */
@Controller('api/docs')
export class ApiDocsController {
  private made: { document: ApiDocument; page: DocsPage } | undefined;

  constructor(private readonly modules: ModulesContainer) {}

  @Get('openapi.json')
  document(): ApiDocument {
    return this.make().document;
  }

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  page(@Res({ passthrough: true }) response: Response): string {
    const { html, policy } = this.make().page;
    response.set('content-security-policy', policy);
    return html;
  }

  private make() {
    if (this.made === undefined) {
      const document = describeApi(this.controllers());
      this.made = { document, page: docsPage(document) };
    }
    return this.made;
  }

  private controllers(): Type[] {
    return [...this.modules.values()].flatMap(({ controllers }) =>
      [...controllers.values()].flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : [])),
    );
  }
}

const isClass = (value: unknown): value is Type => typeof value === 'function';
