import type { Lead, LeadFilter, LeadPage, LeadQuery } from '@manzil/contracts/leads/lead';
import { getLead, listLeads } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, Param, Patch, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentSession } from '../accounts/current-session.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { streamedFile } from '../problems/streamed-file.js';
import { actingMember, asMember } from './acting-member.js';
import { ChangeLead, leadChangeBodySchema, type LeadChangeBody } from './change-lead.js';
import { exportParamsSchema, leadParamsSchema } from './lead-query.js';
import { StreamExport } from './stream-export.js';

const idSchema = z.uuid();

/** `2026-11-21`, by the calendar of the Gulf. */
const gulfDay = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());

/** The inbox of the staff. */
@Controller('api/leads')
export class LeadController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly changeLead: ChangeLead,
    private readonly streamExport: StreamExport,
  ) {}

  @Get()
  list(
    @Query({ schema: leadParamsSchema }) query: LeadQuery,
    @CurrentSession() session: ActiveSession,
  ): Promise<LeadPage> {
    return this.rpc.ask(listLeads, { ...query, asMember: asMember(session) });
  }

  @Get('export')
  async export(
    @Query({ schema: exportParamsSchema }) filter: LeadFilter,
    @CurrentSession() session: ActiveSession,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const csv = await this.streamExport.execute(
      { ...filter, asMember: asMember(session) },
      actingMember(session, request),
    );
    const disposition = `attachment; filename="leads-${gulfDay()}.csv"`;
    return streamedFile(csv, response, { type: 'text/csv; charset=utf-8', disposition });
  }

  @Get(':id')
  show(
    @Param('id', { schema: idSchema }) id: string,
    @CurrentSession() session: ActiveSession,
  ): Promise<Lead> {
    return this.rpc.ask(getLead, { id, asMember: asMember(session) });
  }

  @Patch(':id')
  change(
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: leadChangeBodySchema }) change: LeadChangeBody,
    @CurrentSession() session: ActiveSession,
    @Req() request: Request,
  ): Promise<Lead> {
    const wanted = { ...change, id, asMember: asMember(session) };
    return this.changeLead.execute(wanted, actingMember(session, request));
  }
}
