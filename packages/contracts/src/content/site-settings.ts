import { z } from 'zod';
import { isDelay, MEASUREMENT_ID } from './document-fields.js';
import type { DocumentFields } from './documents.js';
import { inLanguage } from './language.js';

/** Settings of all pages, stored with the agency's details; unset settings are absent. */
export const siteSettingsSchema = z.object({
  popup: z.object({ isOff: z.boolean(), delaySeconds: z.int().min(1).optional() }).optional(),
  /** Appended to the title of each page. */
  titleSuffix: z.string().optional(),
  /** Description of pages that have none of their own. */
  description: z.string().optional(),
  /** Picture of pages that have none of their own. */
  shareImage: z.string().optional(),
  /** Numbers that the footer shows instead of its own ORN. */
  licences: z
    .object({
      orn: z.string().optional(),
      permit: z.string().optional(),
      tradeLicence: z.string().optional(),
    })
    .optional(),
  /** WhatsApp number, as digits with the country code. */
  chatNumber: z.string().regex(/^\d+$/).optional(),
  /** Google Analytics; loaded only for visitors who have consented. */
  measurementId: z.string().regex(MEASUREMENT_ID).optional(),
  /** Pages in a language with digits of its own show them instead of Latin ones. */
  digits: z.literal('own').optional(),
  ...inLanguage,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Reads the settings of all pages from the agency's details. */
export function siteSettingsOf(fields: DocumentFields): SiteSettings {
  const filled = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const isOff = fields.popup === 'off';
  const delay = filled('popupdelay');
  const delaySeconds = delay !== undefined && isDelay(delay) ? Number(delay) : undefined;
  const measurementId = filled('googleanalytics');
  return withoutUnset({
    chatNumber: fields.whatsapp?.replace(/\D/g, '') || undefined,
    measurementId:
      measurementId !== undefined && MEASUREMENT_ID.test(measurementId) ? measurementId : undefined,
    popup: isOff || delaySeconds !== undefined ? withoutUnset({ isOff, delaySeconds }) : undefined,
    titleSuffix: filled('titlesuffix'),
    description: filled('seodescription'),
    shareImage: filled('shareimage'),
    digits: fields.digits === 'own' ? 'own' : undefined,
    licences:
      fields.footerlicences === 'all'
        ? withoutUnset({
            orn: filled('orn'),
            permit: filled('rerapermit'),
            tradeLicence: filled('tradelicence'),
          })
        : undefined,
  });
}

const withoutUnset = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
