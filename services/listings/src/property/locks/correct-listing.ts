import { isDeepStrictEqual } from 'node:util';
import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import { overridesSchema, type LockedField, type Overrides } from '@manzil/contracts/listings/overrides';
import type { Correction } from '@manzil/contracts/listings/property-admin-rpc';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListingsConfig } from '../../config.js';
import { photosOf } from '../../photo/photos-of.js';
import type { PlaceNames } from '../../place/place-names.js';
import { readPlaceNames } from '../../place/resolve-listings.js';
import { PropertyEntity } from '../property.entity.js';
import { AnnounceListing } from './announce-listing.js';
import { assertKnownPictures, withSources } from './known-pictures.js';
import { isLockedField, propertiesOf, readOverrides, valuesOf } from './listing-fields.js';
import { LOCKED_FIELDS, LOCKED_PROPERTIES } from './locked-columns.js';
import { recordPriceByHand, reductionByHand } from './price-by-hand.js';
import { lockListing } from './read-listing.js';
import { readValues } from './read-values.js';
import { locksAfter, normalised, withdrawnAfter, withLocks } from './with-locks.js';

/**
 * Locks and unlocks fields of a listing, in the caller's transaction. Imports do not change locked fields; unlocked ones
 * return to the value of the feed. A listing of our own has no feed, so its fields are changed instead.
 */
@Injectable()
export class CorrectListing {
  constructor(
    private readonly announce: AnnounceListing,
    @Inject(CONFIG)
    private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS' | 'FEED_ALLOW_PRIVATE_HOSTS' | 'IMAGE_HOSTS'>,
  ) {}

  async correct(manager: EntityManager, id: number, correction: Correction): Promise<PropertyEntity> {
    const before = await lockListing(manager, id);
    const isOwn = before.source === OWN_SOURCE;
    const places = await readPlaceNames(manager);
    const { given, shown } = this.read(before, correction.set, places);
    const overrides = normalised({ ...without(before.overrides, correction.lift), ...given });
    const next = isOwn
      ? { ...shown, overrides: without(overrides, LOCKED_FIELDS) }
      : withLocks(before, overrides, shown);
    if (
      Object.entries(next).every(([name, value]) =>
        isDeepStrictEqual(value, before[name as keyof PropertyEntity]),
      )
    )
      return before;
    const changed =
      Object.keys(shown).length > 0 || !isOwn ? changedContent(before, next) : new Set<string>();
    const isAsked = changed.has('price') || changed.has('adType');
    const asked = { price: next.price ?? null, adType: next.adType ?? before.adType };
    const isSet = 'price' in correction.set || 'adType' in correction.set;
    if (isAsked && isSet && !before.isDraft)
      Object.assign(next, await reductionByHand(manager, before, asked));
    await manager.update(
      PropertyEntity,
      { id },
      {
        ...next,
        locks: locksAfter(before, next.overrides ?? {}, correction.reason),
        withdrawnAt: withdrawnAfter(before, next.overrides ?? {}),
        version: before.version + 1,
        ...(changed.size > 0 && { updatedAt: new Date() }),
      },
    );
    const after = await lockListing(manager, id);
    if (isAsked && !before.isDraft) await recordPriceByHand(manager, before, asked);
    if (['images', 'floorPlans', 'agent'].some((name) => changed.has(name)))
      await this.announce.pictured(manager, after);
    await this.announce.changed(manager, before, after, {
      action: isOwn ? 'listing-changed' : 'listing-overridden',
      changes: isOwn
        ? changesBetween(
            { ...valuesOf(before), ...before.overrides },
            { ...valuesOf(after), ...after.overrides },
            overridesSchema.keyof().options,
          )
        : changesBetween(before.overrides, after.overrides, overridesSchema.keyof().options),
      ...(correction.reason !== '' && { details: { reason: correction.reason } }),
    });
    return after;
  }

  /** Returns the overrides as the feed rules parse them, and the resulting properties of the listing. */
  private read(
    before: PropertyEntity,
    wanted: Overrides,
    places: PlaceNames,
  ): { given: Overrides; shown: Partial<PropertyEntity> } {
    const set = withSources(before, wanted, this.config.IMAGE_HOSTS);
    const fields = Object.keys(set).filter(isLockedField);
    if (fields.length === 0) return { given: set, shown: {} };
    assertKnownPictures(before, set);
    const record = readValues(
      { ...valuesOf(before), ...set },
      { fields: new Set<string>(fields), photos: photosOf(this.config), places },
    );
    const properties: Partial<PropertyEntity> = propertiesOf(record);
    const names = new Set<string>(fields.flatMap((field) => LOCKED_PROPERTIES[field]));
    const shown = Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name)));
    return { given: readOverrides(set, record), shown };
  }
}

const without = (overrides: Overrides, fields: readonly (keyof Overrides)[]): Overrides =>
  Object.fromEntries(
    Object.entries(overrides).filter(([field]) => !(fields as readonly string[]).includes(field)),
  );

/** Returns the changed properties that visitors see in a listing, so without `featured`. */
function changedContent(before: PropertyEntity, next: Partial<PropertyEntity>): Set<string> {
  const names = LOCKED_FIELDS.filter((field: LockedField) => field !== 'featured').flatMap(
    (field): string[] => [...LOCKED_PROPERTIES[field]],
  );
  return new Set(
    names.filter(
      (name) =>
        name in next &&
        !isDeepStrictEqual(next[name as keyof PropertyEntity], before[name as keyof PropertyEntity]),
    ),
  );
}
