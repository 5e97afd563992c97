import * as http from '@manzil/contracts/http/leads';
import type { Evidence } from '@manzil/contracts/leads/ledger';
import type { Lead, ManyLeadsChanged } from '@manzil/contracts/leads/lead';
import { createLead } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Header, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { MemberDirectory } from '../http/ports.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { asMember } from '../http/caller/as-member.js';
import { ExportEvidence } from './export-evidence.js';
import { csvOf } from './csv-of.js';
import { ChangeLead } from './change-lead.js';
import { RequireMember } from './require-member.js';
import { StreamExport } from './stream-export.js';

/** The inbox of the staff. */
@Controller()
export class LeadController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly changeLead: ChangeLead,
    private readonly streamExport: StreamExport,
    private readonly evidence: ExportEvidence,
    private readonly members: MemberDirectory,
    private readonly requireMember: RequireMember,
  ) {}

  @Endpoint(http.createLead)
  async enter({ body, session }: Input<typeof http.createLead>): Promise<Lead> {
    if (body.assignee !== null) await this.requireMember.require(body.assignee, 'assignee');
    return this.rpc.request(createLead, { ...body, asMember: asMember(session) });
  }

  @Endpoint(http.exportLeads)
  async export(
    { query, session, actor }: Input<typeof http.exportLeads>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const csv = await this.streamExport.leads({ ...query, asMember: asMember(session) }, actor);
    return streamedFile(csv, response, csvOf('leads'));
  }

  @Endpoint(http.listAssignees)
  async assignees(): Promise<{ usernames: string[]; names: Record<string, string> }> {
    return { usernames: await this.members.leadWorkers(), names: await this.members.names() };
  }

  @Endpoint(http.changeLeads)
  changeMany({ body, session }: Input<typeof http.changeLeads>): Promise<ManyLeadsChanged> {
    return this.changeLead.changeMany(body, asMember(session));
  }

  @Endpoint(http.exportEvidence)
  @Header('content-disposition', 'attachment; filename="evidence.json"')
  exportEvidence({ params, session, actor }: Input<typeof http.exportEvidence>): Promise<Evidence> {
    return this.evidence.export(params.id, asMember(session), actor);
  }

  @Endpoint(http.changeLead)
  change({ params, body, session, actor }: Input<typeof http.changeLead>): Promise<Lead> {
    return this.changeLead.change({ ...body, ...params, asMember: asMember(session) }, actor);
  }
}
