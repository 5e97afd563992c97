import { z } from 'zod';
import { visitorPhotoSchema } from '../media/upload.js';
import { defineEndpoint } from './endpoint.js';
import { enquiryForm, newsletterForm, popupForm } from './wire/lead-forms.js';

const received = z.object({ received: z.literal(true) });
const subscribed = z.object({ subscribed: z.literal(true), msg: z.string().optional() });

/**
 * Counts each browser once: later visits are recognised by a cookie, or by a `token` that the browser stores itself.
 * `count` only signals a visit; its value is ignored.
 */
export const countVisit = defineEndpoint({
  method: 'POST',
  path: '/traffic',
  audience: 'public',
  area: 'Leads',
  summary: 'Counts a visit, once for each browser',
  body: z.object({ count: z.union([z.number(), z.string().max(50)]), token: z.uuid().optional() }),
  responses: { 200: z.object({ counted: z.literal(true) }) },
  problems: ['RATE_LIMITED'],
});

/** Same response for every repetition of a submission (`id`), and for submissions of bots, which are stored as spam. */
export const submitPopup = defineEndpoint({
  method: 'POST',
  path: '/popupsubscribe',
  audience: 'public',
  area: 'Leads',
  summary: 'Takes in the popup of the home page, once for each id',
  body: popupForm.schema,
  described: { body: popupForm.described },
  responses: { 200: received },
  problems: ['CONFLICT', 'RATE_LIMITED'],
});

export const subscribeNewsletter = defineEndpoint({
  method: 'POST',
  path: '/getemailforsub',
  audience: 'public',
  area: 'Leads',
  summary: 'Subscribes an address to the newsletter; 202 when it was subscribed before',
  body: newsletterForm.schema,
  described: { body: newsletterForm.described },
  responses: { 200: subscribed, 202: subscribed },
  problems: ['RATE_LIMITED'],
});

export const submitEnquiry = defineEndpoint({
  method: 'POST',
  path: '/api/enquiries',
  audience: 'public',
  area: 'Leads',
  summary: 'Takes in a contact, sell, listing or mortgage form, once for each id',
  body: enquiryForm.schema,
  described: { body: enquiryForm.described },
  responses: { 200: received },
  problems: ['CONFLICT', 'RATE_LIMITED'],
});

/**
 * JPEG, PNG or WebP, at most 2 MB. The photo is sent with an enquiry by its id, and is deleted after a day without one.
 * Only staff who may see the lead can read it.
 */
export const uploadEnquiryPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/enquiry-photos',
  audience: 'public',
  area: 'Leads',
  summary: 'Takes a photo that an enquiry is sent with later',
  multipart: z.object({ photo: z.file() }),
  responses: { 201: visitorPhotoSchema },
  problems: ['RATE_LIMITED', 'UNPROCESSABLE'],
});
