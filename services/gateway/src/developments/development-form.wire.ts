import { readLive } from '@manzil/contracts/http/wire/live-flag';
import {
  developmentChangesSchema,
  newDevelopmentSchema,
  type DevelopmentChanges,
  type NewDevelopment,
} from '@manzil/contracts/listings/development-edit';
import { parseAed } from '@manzil/contracts/listings/price';
import type { Asset } from '@manzil/contracts/media/asset';
import { DomainError, validationError } from '@manzil/service-kit/errors';
import type { z } from 'zod';
import { BANNER_IMAGE, DOCUMENT, GALLERY_IMAGES, invalidField, PLAN } from '../http/files/form-files.js';
import type { ReceivedForm } from '../http/files/receive-form.js';

export const PROJECT_FILES = { bannerimg: BANNER_IMAGE, floor: PLAN, brochure: DOCUMENT };
export const NEW_PROJECT_FILES = { ...PROJECT_FILES, galleryimg: GALLERY_IMAGES };

type Field = keyof DevelopmentChanges | 'images';

/** Field names of the form, misspellings included, by field of the contract. */
const WIRE_NAMES: Record<Field, string> = {
  position: 'position',
  name: 'propertyname',
  location: 'propertyloaction',
  developerName: 'devname',
  price: 'price',
  bannerImage: 'bannerimg',
  floorPlan: 'floor',
  brochure: 'brochure',
  completion: 'complete',
  permitNumber: 'permit',
  videoUrl: 'youtube',
  mapUrl: 'location',
  description: 'propertydesc',
  paymentPlan: 'payment',
  facilities: 'facilities',
  keyFeatures: 'features',
  pagelink: 'pagelink',
  live: 'live',
  images: 'galleryimg0',
};

const NEEDED = ['name', 'location', 'pagelink'] as const;

export const uploadUrl = ({ filename }: Asset): string => `/uploads/${filename}`;

/** Reads the form for a new project, which needs a banner unless it is a draft. VALIDATION_FAILED with the form's names of the fields. */
export function toNewDevelopment(form: ReceivedForm): NewDevelopment {
  const changes = readFields(form);
  const needed = Object.fromEntries(NEEDED.map((field) => [field, changes[field] ?? '']));
  if (changes.bannerImage === undefined && changes.live !== false)
    throw invalidField('bannerimg', 'This field is required');
  const images = (form.files.galleryimg ?? []).map(uploadUrl);
  return parsed(newDevelopmentSchema, { ...changes, ...needed, images });
}

/** Reads the changes of an edit form: fields and files that are not in the form stay unchanged. */
export const toChanges = (form: ReceivedForm): DevelopmentChanges =>
  parsed(developmentChangesSchema, readFields(form));

/** Returns the version that the caller has edited; without it the last save wins. */
export function expectedVersionOf({ texts }: ReceivedForm): number | undefined {
  const { expectedVersion } = texts;
  if (expectedVersion === undefined || expectedVersion === '') return undefined;
  if (!/^\d{1,9}$/.test(expectedVersion)) throw invalidField('expectedVersion', 'must be a number');
  return Number(expectedVersion);
}

/** Maps the field names of a listings error to those in the form. */
export function inWireNames(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.extra.issues === undefined) return error;
  const { code, message, extra } = error;
  const issues = error.extra.issues.map((issue) => ({ ...issue, field: wireName(issue.field) }));
  return new DomainError(code, message, { ...extra, issues }, { cause: error });
}

function wireName(path: string): string {
  const field = path.replace(/^changes\./, '').split('.', 1)[0] ?? path;
  return Object.hasOwn(WIRE_NAMES, field) ? WIRE_NAMES[field as Field] : path;
}

function parsed<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const result = schema.safeParse(fields);
  if (!result.success) throw inWireNames(validationError(result.error));
  return result.data;
}

type FormFields = Partial<Record<Field, unknown>>;

/** Fields that are not in the form are omitted; an empty field is null where null is allowed. */
function readFields({ texts, files }: ReceivedForm): FormFields {
  const link = (name: string): string | null | undefined => (texts[name]?.trim() === '' ? null : texts[name]);
  const file = (name: string): string | undefined => files[name]?.map(uploadUrl)[0];
  const fields: FormFields = {
    position: readPosition(texts.position),
    name: texts.propertyname,
    location: texts.propertyloaction,
    developerName: texts.devname,
    price: readPrice(texts.price),
    bannerImage: file('bannerimg'),
    floorPlan: file('floor'),
    brochure: file('brochure'),
    completion: texts.complete,
    permitNumber: texts.permit,
    videoUrl: link('youtube'),
    mapUrl: link('location'),
    description: texts.propertydesc,
    paymentPlan: texts.payment,
    facilities: texts.facilities,
    keyFeatures: texts.features,
    pagelink: texts.pagelink,
    live: texts.live === undefined ? undefined : readLive(texts.live),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function readPrice(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  const price = parseAed(text);
  if (price === undefined) throw invalidField('price', 'Enter the price in AED, for example 1,250,000');
  return price;
}

function readPosition(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (!/^\s*\d{1,7}\s*$/.test(text)) throw invalidField('position', 'must be a whole number');
  return Number(text);
}
