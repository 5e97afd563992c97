import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { placesChanged } from '@manzil/contracts/listings/events';
import { resolvePlace } from '@manzil/contracts/http/places';
import { MOST_ALIASES } from '@manzil/contracts/listings/place';
import { readPlaces } from '@manzil/dubai/places';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { foldWords } from '../text/tokens.js';
import { PlaceNames } from './place-names.js';
import { PlaceEntity } from './place.entity.js';
import { resolveListings } from './resolve-listings.js';

type Choice = z.output<typeof resolvePlace.request>;

/**
 * Stores the choice of staff for a name of the listings: an alias of a known place, or a separate place. Imports and
 * searches use it from then on, and the stored listings are resolved at once. NOT_FOUND without that place, CONFLICT
 * when the name belongs to another place.
 */
@Injectable()
export class ResolvePlace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(resolvePlace)
  async resolve(choice: Choice): Promise<{ listings: number }> {
    await this.dataSource.transaction(async (manager) => {
      // Without the lock, two concurrent requests could both find the name free.
      await manager.query('LOCK TABLE place IN SHARE ROW EXCLUSIVE MODE');
      const places = await manager.find(PlaceEntity);
      if (choice.place === null) await this.keep(manager, places, choice);
      else await this.addAlias(manager, places, { ...choice, place: choice.place });
    });
    const place = choice.place ?? choice.name;
    return { listings: await resolveListings(this.dataSource.manager, this.outbox, { place }) };
  }

  private async keep(
    manager: EntityManager,
    places: PlaceEntity[],
    { kind, name, by }: Choice,
  ): Promise<void> {
    if (places.some((place) => place.name === name)) return;
    assertFree(places, name);
    const emirates = await manager.query<{ emirate: string }[]>(
      'SELECT DISTINCT emirate FROM property WHERE community = $1 LIMIT 2',
      [name],
    );
    const [only = { emirate: '' }] = emirates.length === 1 ? emirates : [];
    await manager.insert(PlaceEntity, {
      name,
      nameAr: '',
      aliases: [],
      searchOnly: [],
      textBuy: '',
      textRent: '',
      typeTexts: [],
      emirate: kind === 'community' ? (new PlaceNames(places).emirateOf(only.emirate) ?? '') : '',
      version: 1,
      updatedBy: by,
      updatedAt: new Date(),
    });
    await this.announce(manager, name, changesBetween(null, { name }, ['name']));
  }

  private async addAlias(
    manager: EntityManager,
    places: PlaceEntity[],
    { kind, name, place: chosen, by }: Choice & { place: string },
  ): Promise<void> {
    const place = places.find((each) => each.name === chosen);
    if (place === undefined) throw new DomainError('NOT_FOUND', 'There is no such place');
    if (kind === 'emirate' && place.emirate !== place.name)
      throw new DomainError('CONFLICT', `${chosen} is not an emirate`);
    const delivered = new Set(readPlaces().map((each) => each.name));
    const isKept = (each: PlaceEntity): boolean => each.name === name && !delivered.has(each.name);
    assertFree(
      places.filter((each) => !isKept(each)),
      name,
    );
    const key = foldWords(name);
    const aliases = [...place.aliases.filter((alias) => foldWords(alias) !== key), name];
    if (aliases.length > MOST_ALIASES)
      throw new DomainError('CONFLICT', `${chosen} already has ${MOST_ALIASES} names`);
    for (const each of places) if (isKept(each)) await manager.delete(PlaceEntity, { name: each.name });
    await manager.update(
      PlaceEntity,
      { name: chosen },
      {
        aliases,
        searchOnly: place.searchOnly.filter((alias) => foldWords(alias) !== key),
        version: place.version + 1,
        updatedBy: by,
        updatedAt: new Date(),
      },
    );
    await this.announce(manager, chosen, changesBetween(place, { aliases }, ['aliases']));
  }

  private async announce(
    manager: EntityManager,
    name: string,
    changes: ReturnType<typeof changesBetween>,
  ): Promise<void> {
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
  }
}

/** A name that resolves already, but not for its listings, is one of a place in another emirate. */
function assertFree(places: readonly PlaceEntity[], name: string): void {
  const taken = new PlaceNames(places).placeOf(name);
  if (taken !== undefined) throw new DomainError('CONFLICT', `“${name}” is already a name of ${taken.name}`);
}
