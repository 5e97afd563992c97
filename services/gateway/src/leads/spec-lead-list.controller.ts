import { ENQUIRY_KINDS } from '@manzil/contracts/leads/lead';
import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { streamedFile } from '../problems/streamed-file.js';
import { toEnquiryRow, toPopupRow } from './lead-row.wire.js';
import { StreamLeadRows } from './stream-lead-rows.js';

/** The lists of enquiries that the spec has, spam among them: as many rows as the dashboard counts. */
@Controller()
export class SpecLeadListController {
  constructor(private readonly streamRows: StreamLeadRows) {}

  /** From the popup of the home page. */
  @Get('userinfotable')
  async popups(@Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    return streamedFile(await this.streamRows.execute(['popup'], toPopupRow), response);
  }

  /** From every other form but the newsletter's. */
  @Get('internalformtable')
  async enquiries(@Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    return streamedFile(await this.streamRows.execute(ENQUIRY_KINDS, toEnquiryRow), response);
  }
}
