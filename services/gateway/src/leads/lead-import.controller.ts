import * as http from '@manzil/contracts/http/leads';
import type { ImportPreview, ImportResult } from '@manzil/contracts/leads/lead-import';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { asMember } from '../http/caller/as-member.js';
import { ImportLeads } from './import-leads.js';
import { receiveLeadFile } from './receive-lead-file.js';

/** Leads from a file of another system, or of our own export. */
@Controller()
export class LeadImportController {
  constructor(private readonly importLeads: ImportLeads) {}

  @Endpoint(http.previewLeadImport)
  async preview(
    { session }: Input<typeof http.previewLeadImport>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportPreview> {
    return this.importLeads.preview(await receiveLeadFile(request, response), asMember(session));
  }

  @Endpoint(http.importLeads)
  async import(
    { session, actor }: Input<typeof http.importLeads>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportResult> {
    return this.importLeads.import(await receiveLeadFile(request, response), asMember(session), actor);
  }
}
