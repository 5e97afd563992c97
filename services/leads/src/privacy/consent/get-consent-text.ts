import { showConsentText } from '@manzil/contracts/http/leads';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { LeadEntity } from '../../record/lead.entity.js';
import { readGroup, requireLead } from '../../record/lead.repository.js';
import { hashOfText } from './consent.repository.js';
import { ConsentEntity } from './consent.entity.js';
import { ConsentTextEntity } from './consent-text.entity.js';

/** Shows staff the exact text that a person agreed to. */
@Injectable()
export class GetConsentText {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showConsentText)
  async get({
    leadId,
    hash,
    asMember,
  }: z.output<typeof showConsentText.request>): Promise<z.output<typeof showConsentText.response>> {
    const { manager } = this.dataSource;
    await requireLead(manager, leadId, asMember);
    const group = In(await readGroup(manager, leadId));
    const leads = await manager.findBy(LeadEntity, { id: group });
    const sentence = leads.find(
      ({ consentText }) => consentText !== null && hashOfText(consentText) === hash,
    );
    if (sentence?.consentText != null) return { text: sentence.consentText };
    const isOfLead = await manager.existsBy(ConsentEntity, { leadId: group, textHash: hash });
    const kept = isOfLead ? await manager.findOneBy(ConsentTextEntity, { hash }) : null;
    if (kept === null) throw new DomainError('NOT_FOUND', 'There is no such text');
    return { text: kept.text };
  }
}
