import * as http from '@manzil/contracts/http/lead-rows';
import { toEnquiryRow, toPopupRow } from '@manzil/contracts/http/wire/lead-rows';
import { ENQUIRY_KINDS } from '@manzil/contracts/leads/lead';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { asMember } from '../http/caller/as-member.js';
import { StreamLeadRows } from './stream-lead-rows.js';

/**
 * The lists of enquiries of the specification, including spam: as many rows as the dashboard counts. An agent gets only
 * the rows of their own and unassigned leads.
 */
@Controller()
export class SpecLeadListController {
  constructor(private readonly streamRows: StreamLeadRows) {}

  /** Lists the leads of the home page's popup. */
  @Endpoint(http.listPopups)
  async popups(
    { session, actor }: Input<typeof http.listPopups>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const wanted = { kinds: ['popup' as const], asMember: asMember(session) };
    return streamedFile(await this.streamRows.stream(wanted, toPopupRow, actor), response);
  }

  /** Lists the leads of all other forms except the newsletter's. */
  @Endpoint(http.listEnquiries)
  async enquiries(
    { session, actor }: Input<typeof http.listEnquiries>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const wanted = { kinds: ENQUIRY_KINDS, asMember: asMember(session) };
    return streamedFile(await this.streamRows.stream(wanted, toEnquiryRow, actor), response);
  }
}
