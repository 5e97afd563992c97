import { ENQUIRY_KINDS } from '@manzil/contracts/leads/lead';
import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentSession } from '../accounts/current-session.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { CurrentActor, type Actor } from '../accounts/actor.js';
import { streamedFile } from '../problems/streamed-file.js';
import { asMember } from './acting-member.js';
import { toEnquiryRow, toPopupRow } from './lead-row.wire.js';
import { StreamLeadRows } from './stream-lead-rows.js';

/** The lists of enquiries that the spec has, spam among them: as many rows as the dashboard counts. An agent is
 * given the rows of their own leads and nobody's alone. */
@Controller()
export class SpecLeadListController {
  constructor(private readonly streamRows: StreamLeadRows) {}

  /** From the popup of the home page. */
  @Get('userinfotable')
  async popups(
    @CurrentSession() session: ActiveSession,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const wanted = { kinds: ['popup' as const], asMember: asMember(session) };
    return streamedFile(await this.streamRows.execute(wanted, toPopupRow, actor), response);
  }

  /** From every other form but the newsletter's. */
  @Get('internalformtable')
  async enquiries(
    @CurrentSession() session: ActiveSession,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const wanted = { kinds: ENQUIRY_KINDS, asMember: asMember(session) };
    return streamedFile(await this.streamRows.execute(wanted, toEnquiryRow, actor), response);
  }
}
