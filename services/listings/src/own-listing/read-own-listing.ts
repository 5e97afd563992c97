import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { photosOf } from '../photo/photos-of.js';
import { readPlaceNames } from '../place/resolve-listings.js';
import { assertKnownPictures, withSources } from '../property/locks/known-pictures.js';
import { propertiesOf } from '../property/locks/listing-fields.js';
import { readValues } from '../property/locks/read-values.js';
import type { PropertyEntity } from '../property/property.entity.js';

/** Reads the values that staff enter for one of our own listings. VALIDATION_FAILED names the invalid fields. */
@Injectable()
export class ReadOwnListing {
  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS' | 'FEED_ALLOW_PRIVATE_HOSTS' | 'IMAGE_HOSTS'>,
  ) {}

  /** `before` is null for a new listing. */
  async read(
    manager: EntityManager,
    before: PropertyEntity | null,
    values: ListingValues,
  ): Promise<ReturnType<typeof propertiesOf> & Pick<PropertyEntity, 'titleAr' | 'descriptionAr'>> {
    const pictures = before === null ? {} : withSources(before, values, this.config.IMAGE_HOSTS);
    const sources = { ...values, ...pictures };
    assertKnownPictures(before, sources);
    const fields = new Set<string>(Object.keys(values));
    const places = await readPlaceNames(manager);
    const record = readValues(sources, { fields, photos: photosOf(this.config), places });
    const { titleAr = null, descriptionAr = null } = record;
    return {
      ...propertiesOf(record),
      titleAr: values.titleAr === undefined ? (before?.titleAr ?? null) : titleAr,
      descriptionAr: values.descriptionAr === undefined ? (before?.descriptionAr ?? null) : descriptionAr,
    };
  }
}
