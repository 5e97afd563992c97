import { showConsentText } from '@manzil/contracts/http/leads';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { requireLead } from '../../record/lead.repository.js';
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
    const { consentText } = await requireLead(manager, leadId, asMember);
    if (consentText !== null && hashOfText(consentText) === hash) return { text: consentText };
    const isOfLead = await manager.existsBy(ConsentEntity, { leadId, textHash: hash });
    const kept = isOfLead ? await manager.findOneBy(ConsentTextEntity, { hash }) : null;
    if (kept === null) throw new DomainError('NOT_FOUND', 'There is no such text');
    return { text: kept.text };
  }
}
