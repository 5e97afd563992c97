import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { placesChanged } from '@manzil/contracts/listings/events';
import { savePlace } from '@manzil/contracts/http/places';
import { type Place } from '@manzil/contracts/listings/place';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { foldWords } from '../text/tokens.js';
import { ListPlaces } from './list-places.js';
import { keysOfPlace } from './place-names.js';
import { PlaceEntity } from './place.entity.js';
import { resolveListings } from './resolve-listings.js';

/**
 * Replaces the names and texts of a place. CONFLICT when another user has saved since the edited version, or when
 * another place has one of the names.
 */
@Injectable()
export class SavePlace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listPlaces: ListPlaces,
  ) {}

  @HandleRpc(savePlace)
  async save(request: z.output<typeof savePlace.request>): Promise<Place> {
    const { name, nameAr, expectedVersion, by } = request;
    const aliases = [...new Map(request.aliases.map((alias) => [foldWords(alias), alias])).values()];
    await this.dataSource.transaction(async (manager) => {
      // Without the lock, two concurrent requests could both find the name free.
      await manager.query('LOCK TABLE place IN SHARE ROW EXCLUSIVE MODE');
      const places = await manager.find(PlaceEntity);
      const before = places.find((place) => place.name === name);
      if (before === undefined) throw new DomainError('NOT_FOUND', 'There is no such place');
      if (before.version !== expectedVersion)
        throw versionConflict('The place', {
          version: before.version,
          updatedBy: before.updatedBy ?? '',
          updatedAt: before.updatedAt ?? new Date(0),
        });
      const known = new Set(keysOfPlace(before));
      const added = keysOfPlace({ name, nameAr, aliases }).filter((key) => !known.has(key));
      assertNamesAreFree(
        added,
        places.filter((place) => place !== before),
      );
      const { textBuy = before.textBuy, textRent = before.textRent } = request;
      const typeTexts = (request.typeTexts ?? before.typeTexts).filter(({ text }) => text !== '');
      const edited = { nameAr, aliases, textBuy, textRent, typeTexts };
      const changes = changesBetween(before, edited, [
        ...(['nameAr', 'aliases', 'textBuy', 'textRent', 'typeTexts'] as const),
      ]);
      await manager.update(
        PlaceEntity,
        { name },
        { ...edited, version: before.version + 1, updatedBy: by, updatedAt: new Date() },
      );
      await this.outbox.add(manager, placesChanged, { name });
      await this.outbox.add(
        manager,
        listingsAuditRecorded,
        auditRecord({
          action: 'place-changed',
          entity: { kind: 'place', id: name, title: name, link: '/backend/feed/places' },
          changes,
        }),
      );
    });
    await resolveListings(this.dataSource.manager, this.outbox, { place: name });
    const { places } = await this.listPlaces.list();
    const saved = places.find((place) => place.name === name);
    if (saved === undefined) throw new DomainError('NOT_FOUND', 'There is no such place');
    return saved;
  }
}

function assertNamesAreFree(keys: readonly string[], others: readonly PlaceEntity[]): void {
  for (const other of others) {
    const taken = keysOfPlace(other).find((key) => keys.includes(key));
    if (taken !== undefined)
      throw new DomainError('CONFLICT', `“${taken}” is already a name of ${other.name}`);
  }
}
