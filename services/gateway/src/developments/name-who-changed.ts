import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThanOrEqual, Raw, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import { AuditEntry } from '../accounts/audit-entry.entity.js';

/** The clocks of two databases. */
const SKEW_MS = 1_000;

const betweenSchema = z.looseObject({ reason: z.literal('version'), updatedAt: z.iso.datetime() });

/**
 * Says in a conflict who has changed the project in between: whose act is the first in the audit trail since it was
 * saved last. Listings knows no members; an act of this moment may not be there yet, then it is nobody's name.
 */
@Injectable()
export class NameWhoChanged {
  constructor(private readonly dataSource: DataSource) {}

  /** What to throw instead of `error`; anything else than such a conflict is left as it is. */
  async execute(error: unknown, project: { id: number; name: string }): Promise<unknown> {
    if (!(error instanceof DomainError) || error.code !== 'CONFLICT') return error;
    const { data: between } = betweenSchema.safeParse(error.extra.details);
    if (between === undefined) return error;
    const at = MoreThanOrEqual(new Date(Date.parse(between.updatedAt) - SKEW_MS));
    const act = await this.dataSource.manager.findOne(AuditEntry, {
      where: actsOn(project).map((where) => ({ ...where, at })),
      order: { id: 'ASC' },
    });
    const details = { ...between, updatedBy: act?.username ?? '' };
    return new DomainError('CONFLICT', error.message, { details }, { cause: error });
  }
}

/** Whatever makes the next version of a project. */
const actsOn = ({ id, name }: { id: number; name: string }): FindOptionsWhere<AuditEntry>[] => [
  {
    action: In([
      'development-changed',
      'development-put-online',
      'development-taken-offline',
      'gallery-ordered',
    ]),
    target: String(id),
  },
  { action: 'gallery-images-added', target: name },
  {
    action: In(['gallery-image-replaced', 'gallery-image-deleted']),
    details: Raw((column) => `${column} ->> 'developmentName' = :name`, { name }),
  },
  {
    action: 'media-replaced',
    details: Raw((column) => `${column} @> :place::jsonb`, {
      place: JSON.stringify({ places: [`development:${String(id)}`] }),
    }),
  },
  { action: 'developments-ordered' },
];
