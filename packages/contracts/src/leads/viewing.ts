import { z } from 'zod';
import { emailSchema } from './email.js';
import { enquiryPhone } from './enquiry.js';
import { formLanguageSchema } from './form-language.js';
import { spamSuspectedSchema, sentQuicklySchema } from './form-traps.js';
import { enquiryListingSchema } from './lead.js';
import { PHONE_INVALID, TIME_MISSING } from './messages.js';
import { sentOriginSchema } from './origin.js';
import { dialCodeSchema, typedPhoneSchema } from './phone.js';
import { officeOpeningSchema } from './routing.js';
import { filledLine, LEAD_LIMITS, paragraph } from './text.js';

/** `attended`: the visitor came; `no-show`: the visitor did not come. */
export const VIEWING_STATUSES = ['booked', 'cancelled', 'attended', 'no-show'] as const;
export const viewingStatusSchema = z.enum(VIEWING_STATUSES);
export type ViewingStatus = z.infer<typeof viewingStatusSchema>;

/** `video`: the adviser shows the home in a video call. */
export const VIEWING_MODES = ['in-person', 'video'] as const;
/** Absent in forms and in responses of the previous release. */
const viewingModeSchema = z.enum(VIEWING_MODES).default('in-person');
export type ViewingMode = z.output<typeof viewingModeSchema>;

/** Days for which visitors see free times, including today. */
export const BOOKABLE_DAYS = 14;
/**
 * Minimum minutes between a booking by staff and its start, so that the recipients of the mail can attend; also
 * applies without opening hours.
 */
export const STAFF_NOTICE_MINUTES = 15;
/** Maximum number of days that staff can book ahead. */
export const MOST_DAYS_AHEAD = 180;
/** Maximum number of upcoming viewings per person. */
export const MOST_UPCOMING_VIEWINGS = 3;
export const VIEWING_DURATIONS = [15, 20, 30, 45, 60, 90, 120] as const;
/** Number of free times returned with a refusal. */
export const NEXT_FREE_TIMES = 3;

/** Username of the member who takes the viewings; for a listing, the email address of its adviser. */
export const adviserNameSchema = filledLine(LEAD_LIMITS.assignee);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00');
const instant = z.iso.datetime({ error: TIME_MISSING });

const openingSchema = z
  .object({
    /** 0 is Sunday. */
    day: z.int().min(0).max(6),
    from: clock,
    to: clock,
  })
  .refine(({ from, to }) => from < to, { error: 'The end must be after the beginning', path: ['to'] });
export type ViewingOpening = z.output<typeof openingSchema>;

/** When an adviser takes viewings, in Dubai time. */
export const viewingHoursSchema = z.object({
  openings: z.array(openingSchema).max(28),
  /** Minutes. */
  duration: z.literal(VIEWING_DURATIONS),
  /** Minimum hours between a booking by a visitor and its start. */
  notice: z.int().min(0).max(336),
  daysOff: z.array(z.iso.date('Enter days such as 2026-12-02')).max(200),
  /** Communities in which the adviser stands in for colleagues without free times; initially none. */
  standInPlaces: z.array(filledLine(100)).max(50).default([]),
});
export type ViewingHours = z.input<typeof viewingHoursSchema>;

/** A day on which the office is closed; the name may be empty. */
export const officeHolidaySchema = z.object({ day: z.string(), name: z.string() });
export type OfficeHoliday = z.output<typeof officeHolidaySchema>;

export const viewingScheduleSchema = viewingHoursSchema.extend({
  adviser: z.string(),
  /** Incremented by every change; 0 before the first. */
  version: z.int(),
  /** True if a calendar link exists. */
  hasFeed: z.boolean(),
});
export type ViewingSchedule = z.output<typeof viewingScheduleSchema>;

/** The hours of advisers and of the office. Those of the office are missing when the previous release answers. */
export const viewingSchedulesSchema = z.object({
  schedules: z.array(viewingScheduleSchema),
  holidays: z.array(officeHolidaySchema).default([]),
  /** Null until they are saved, with the rules for new leads. */
  officeHours: officeOpeningSchema.nullable().default(null),
});
export type ViewingSchedules = z.output<typeof viewingSchedulesSchema>;

/** Start times, ISO 8601. */
export const freeTimesSchema = z.object({
  /** Null if no adviser takes viewings of the listing. */
  adviser: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Minutes. */
  duration: z.int(),
  times: z.array(z.string()),
});
export type FreeTimes = z.output<typeof freeTimesSchema>;

const bookingFields = z.object({
  startsAt: instant,
  name: filledLine(LEAD_LIMITS.name),
  email: emailSchema,
  phone: typedPhoneSchema,
  /** Without a dial code, national numbers are read as numbers of the United Arab Emirates. */
  dialCode: dialCodeSchema.optional(),
  message: paragraph(LEAD_LIMITS.message).optional(),
});

const phoneFields = bookingFields.pick({ phone: true, dialCode: true });
const phoneProblem = {
  error: PHONE_INVALID,
  path: ['phone'],
  when: ({ value }: { value: unknown }) => phoneFields.safeParse(value).success,
};
const hasPhone = (fields: z.output<typeof phoneFields>): boolean => enquiryPhone(fields) !== undefined;

/** Fields that the visitor fills in. */
export const viewingFormSchema = bookingFields.refine(hasPhone, phoneProblem);

export const newViewingSchema = bookingFields
  .extend({
    /** Generated when the form is shown, to deduplicate repeated submissions. */
    id: z.uuid(),
    mode: viewingModeSchema,
    pagelink: filledLine(LEAD_LIMITS.listingPagelink),
    page: filledLine(LEAD_LIMITS.page),
    consentText: filledLine(LEAD_LIMITS.consentText).optional(),
    language: formLanguageSchema,
    /** Dropped when it is invalid. */
    origin: sentOriginSchema,
    spamSuspected: spamSuspectedSchema,
    sentQuickly: sentQuicklySchema,
  })
  .refine(hasPhone, phoneProblem);
export type NewViewing = z.output<typeof newViewingSchema>;

/** Confirms a time outside the opening hours or below the notice period. */
const outsideHours = z.boolean().default(false);

/** A viewing that a member books for a lead. */
export const leadViewingSchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  adviser: adviserNameSchema,
  startsAt: instant,
  mode: viewingModeSchema,
  outsideHours,
});

export const viewingSchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  adviser: z.string(),
  /** ISO 8601 */
  startsAt: z.string(),
  endsAt: z.string(),
  status: viewingStatusSchema,
  mode: viewingModeSchema,
  /** Incremented by every change; compared with `expectedVersion`. */
  version: z.int(),
  home: enquiryListingSchema.nullable(),
  visitor: z.object({ name: z.string().nullable(), email: z.string(), phone: z.string().nullable() }),
});
export type Viewing = z.output<typeof viewingSchema>;

/** `from` is included, `to` is not. */
export const viewingQuerySchema = z.object({
  from: instant.optional(),
  to: instant.optional(),
  adviser: adviserNameSchema.optional(),
  leadId: z.uuid().optional(),
});
export const MOST_LISTED_VIEWINGS = 500;

const move = z.object({ act: z.literal('move'), startsAt: instant });
const cancel = z.object({ act: z.literal('cancel') });
export const viewingChangeSchema = z.discriminatedUnion('act', [
  move.extend({ outsideHours }),
  cancel,
  z.object({ act: z.enum(['attended', 'no-show']) }),
]);
export type ViewingChange = z.input<typeof viewingChangeSchema>;

/** Changes that a visitor can make through a mailed link. */
export const ownViewingChangeSchema = z.discriminatedUnion('act', [move, cancel]);
export type OwnViewingChange = z.output<typeof ownViewingChangeSchema>;

/** A viewing as its visitor sees it. */
export const ownViewingSchema = z.object({
  home: enquiryListingSchema.pick({ pagelink: true, title: true }).nullable(),
  adviser: freeTimesSchema.shape.adviser,
  startsAt: z.string(),
  endsAt: z.string(),
  status: viewingStatusSchema,
  mode: viewingModeSchema,
  /** True while the viewing is booked and in the future. */
  isOpen: z.boolean(),
  /** Free times that it can be moved to. */
  times: z.array(z.string()),
});
export type OwnViewing = z.output<typeof ownViewingSchema>;

/** 32 random bytes as base64url. */
export const calendarTokenSchema = z.string().regex(/^[\w-]{43}$/);
