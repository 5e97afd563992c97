import { z } from 'zod';
import { MAX_GALLERY_IMAGES } from '../limits.js';
import { filledText, longText, slugText, text } from '../content/text.js';
import { MOST_AED } from './price.js';

/** Most images that a project's gallery holds, however many uploads they came in. */
export const MOST_GALLERY_IMAGES = 100;
/** Bytes of one rich text; four of them and the rest of a project go into one message. */
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
const MAP_HOSTS = [
  'www.google.com',
  'google.com',
  'www.google.ae',
  'maps.google.com',
  'maps.app.goo.gl',
  'goo.gl',
  'www.openstreetmap.org',
  'openstreetmap.org',
  'maps.apple.com',
];

/** Host of an https address; nothing that hides another host (names, passwords, ports) fits. */
const HTTPS = /^https:\/\/([a-z0-9.-]{1,250})(?:[/?#][^\s\\<>"]*)?$/i;

const linkTo = (hosts: readonly string[], message: string) =>
  text(2_000)
    .trim()
    .refine((value) => hosts.includes(HTTPS.exec(value)?.[1]?.toLowerCase() ?? ''), message);

const videoLink = linkTo(VIDEO_HOSTS, 'Give an https address of YouTube or Vimeo');
const mapLink = linkTo(MAP_HOSTS, 'Give an https address of Google Maps, Apple Maps or OpenStreetMap');

/** A file of ours: the path that an upload is served under. */
const uploadPath = z
  .string()
  .max(200)
  .regex(/^\/uploads\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/, 'Give a file that was uploaded here');
const richText = longText(LONGEST_RICH_TEXT);

/** What staff may write of a project. Rich texts are sanitised when they are saved. */
export const developmentChangesSchema = z
  .object({
    /** Place in the lists; without it a new project comes last. */
    position: z.int().min(1).max(1_000_000),
    /** Unique, because gallery calls name the project by it. */
    name: filledText(200),
    location: filledText(300),
    developerName: text(200).trim(),
    /** AED; null is on request. */
    price: z.int().min(1).max(MOST_AED).nullable(),
    bannerImage: uploadPath,
    floorPlan: uploadPath.nullable(),
    brochure: uploadPath.nullable(),
    completion: text(100).trim(),
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
  .required({ name: true, location: true, bannerImage: true, pagelink: true })
  .extend({ images: galleryUrlsSchema.default([]) });
export type NewDevelopment = z.output<typeof newDevelopmentSchema>;

export const developmentHeadingSchema = filledText(300);
