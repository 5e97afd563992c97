import { z } from 'zod';
import { MAX_GALLERY_IMAGES } from '../limits.js';
import { filledText, longText, slugText, text } from '../content/text.js';
import { isMapLink } from './map-link.js';
import { MOST_AED } from './price.js';

/** Maximum number of images in a project's gallery, over all uploads. */
export const MOST_GALLERY_IMAGES = 100;
/** Maximum bytes of one rich text; a message carries four of them and the other fields. */
const LONGEST_RICH_TEXT = 50_000;

const VIDEO_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
  'vimeo.com',
  'player.vimeo.com',
];
/** Host and path of an https URL; credentials and ports, which could disguise the host, are refused. */
const HTTPS = /^https:\/\/([a-z0-9.-]{1,250})(\/[^\s\\<>"?#]*)?(?:[?#][^\s\\<>"]*)?$/i;
/** A dot segment, which browsers resolve to a different path. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const linkTo = (isKnown: (hostname: string, pathname: string) => boolean, message: string) =>
  text(2_000)
    .trim()
    .refine((value) => {
      const [, hostname = '', pathname = '/'] = HTTPS.exec(value) ?? [];
      return !DOT_SEGMENT.test(pathname) && isKnown(hostname.toLowerCase(), pathname);
    }, message);

const videoLink = linkTo((host) => VIDEO_HOSTS.includes(host), 'Enter an https address of YouTube or Vimeo');
const mapLink = linkTo(isMapLink, 'Enter an https address of Google Maps, Apple Maps or OpenStreetMap');

/** Path under which an uploaded file is served. */
const uploadPath = z
  .string()
  .max(200)
  .regex(/^\/uploads\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/, 'Choose a file that was uploaded here');
const richText = longText(LONGEST_RICH_TEXT);

/** Fields of a project that staff may write. Rich texts are sanitised when they are saved. */
export const developmentChangesSchema = z
  .object({
    /** Position in the lists; a new project is last by default. */
    position: z.int().min(1).max(1_000_000),
    /** Unique, because gallery requests refer to the project by its name. */
    name: filledText(200),
    location: filledText(300),
    developerName: text(200).trim(),
    /** AED; null is on request. */
    price: z.int().min(1).max(MOST_AED).nullable(),
    /** Empty without one; a live project needs one. */
    bannerImage: uploadPath.or(z.literal('')),
    floorPlan: uploadPath.nullable(),
    brochure: uploadPath.nullable(),
    completion: text(100).trim(),
    permitNumber: text(100).trim(),
    videoUrl: videoLink.nullable(),
    mapUrl: mapLink.nullable(),
    description: richText,
    paymentPlan: richText,
    facilities: richText,
    keyFeatures: richText,
    /** Unique among projects and listings; never a path of the site. */
    pagelink: slugText,
    live: z.boolean(),
  })
  .partial();
export type DevelopmentChanges = z.output<typeof developmentChangesSchema>;

export const galleryUrlsSchema = z
  .array(uploadPath)
  .max(MAX_GALLERY_IMAGES, `You can not upload more than ${MAX_GALLERY_IMAGES} images!`);
export const galleryUrlSchema = uploadPath;

export const newDevelopmentSchema = developmentChangesSchema
  .required({ name: true, location: true, pagelink: true })
  .extend({ images: galleryUrlsSchema.default([]) });
export type NewDevelopment = z.output<typeof newDevelopmentSchema>;

export const developmentHeadingSchema = filledText(300);

/** Content of a version: all fields and the gallery in order, but not whether the project is live. */
export const developmentVersionSchema = developmentChangesSchema
  .omit({ live: true })
  .required({ name: true, location: true, pagelink: true })
  .extend({ images: z.array(uploadPath).max(MOST_GALLERY_IMAGES) });
export type DevelopmentVersion = z.output<typeof developmentVersionSchema>;
