import { z } from 'zod';
import { ENTERED_SOURCES, enquiryListingSchema, leadKindSchema } from './lead.js';
import { leadStageSchema } from './stage.js';
import { LEAD_LIMITS } from './text.js';

/** Limits of a file of leads. */
export const MOST_IMPORT_BYTES = 5 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 5_000;
export const MOST_IMPORT_COLUMNS = 100;
/** Maximum length of a cell in UTF-16 units; longer than the limit of any field. */
export const LONGEST_IMPORT_CELL = 32_000;
/** Number of rows stored in one transaction. */
export const MOST_ROWS_AT_ONCE = 200;
/** Maximum number of problems listed for a file; the file of skipped rows contains all of them. */
export const MOST_LISTED_PROBLEMS = 200;

export const IMPORT_FIELDS = [
  ...(['id', 'receivedAt', 'name', 'email', 'phone', 'message', 'notes', 'kind', 'status', 'stage'] as const),
  ...(['lostReason', 'source', 'assignee', 'nextAction', 'nextActionOn', 'helpOption', 'page'] as const),
  ...(['listingReference', 'listingTitle', 'listingPage', 'tags'] as const),
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields with a closed list of values; files of other systems have values of their own in these columns. */
export const LISTED_FIELDS = ['stage', 'status', 'lostReason', 'source', 'assignee', 'kind'] as const;
export type ListedField = (typeof LISTED_FIELDS)[number];

/** Maximum number of different values that are listed or mapped. */
export const MOST_IMPORT_VALUES = 200;
const listedValue = z.object({
  field: z.enum(LISTED_FIELDS),
  value: z.string().min(1).max(LEAD_LIMITS.name),
});

/** What values of the file mean: a cell with `value`, ignoring case, is imported as `meaning`. */
export const importValuesSchema = z
  .array(listedValue.extend({ meaning: z.string().min(1).max(LEAD_LIMITS.name) }))
  .max(MOST_IMPORT_VALUES);
export type ImportValues = z.output<typeof importValuesSchema>;

/**
 * Fields of the columns in their order; null is not imported. Several columns may be one field, such as a
 * first and a last name.
 */
export const importColumnsSchema = z.array(z.enum(IMPORT_FIELDS).nullable()).min(1).max(MOST_IMPORT_COLUMNS);
export type ImportColumns = z.output<typeof importColumnsSchema>;

/** Headings without case, spaces and signs: first the headings of our own export, then the ones other systems use. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  id: ['id', 'leadid', 'recordid'],
  receivedAt: [
    ...['receivedgulftime', 'received', 'datereceived', 'date', 'created', 'createdat', 'createddate'],
    ...['datecreated', 'createdon', 'createdtime', 'createtime', 'enquirydate', 'leaddate'],
    ...['receivedat', 'receivedon', 'inquirydate', 'datetime', 'calldate', 'timestamp'],
  ],
  name: [
    'name',
    'fullname',
    'contactname',
    'clientname',
    'customername',
    'leadname',
    'enquirer',
    'enquirername',
    'inquirername',
    'callername',
    'buyername',
    'client',
    'customer',
    'firstname',
    'lastname',
  ],
  email: [
    ...['email', 'emailaddress', 'mail', 'clientemail', 'customeremail', 'contactemail', 'leademail'],
    ...['enquireremail', 'inquireremail', 'useremail', 'buyeremail', 'emailid'],
  ],
  phone: [
    ...['phone', 'phonenumber', 'mobile', 'mobilenumber', 'mobilephone', 'contactnumber', 'telephone'],
    ...['tel', 'whatsapp', 'clientphone', 'customerphone', 'contactphone', 'leadphone', 'callerphone'],
    ...['clientmobile', 'customermobile', 'contactmobile', 'enquirerphone', 'inquirerphone', 'userphone'],
    ...['callernumber', 'clientnumber', 'customernumber', 'contactno', 'mobileno', 'phoneno', 'buyerphone'],
    ...['clientphonenumber', 'customerphonenumber', 'whatsappnumber', 'callerid'],
  ],
  message: [
    'message',
    'enquiry',
    'inquiry',
    'requirement',
    'requirements',
    'clientmessage',
    'enquirymessage',
  ],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks'],
  kind: ['kind'],
  status: ['status'],
  stage: ['stage', 'leadstage', 'pipelinestage'],
  lostReason: ['lostbecause', 'lostreason'],
  source: ['source', 'leadsource'],
  assignee: ['assignee', 'assignedto', 'leadowner', 'owner'],
  nextAction: ['nextaction', 'nextstep'],
  nextActionOn: ['nextactiondue', 'followupdate', 'nextactiondate'],
  helpOption: ['helpoption'],
  page: ['page'],
  listingReference: [
    ...['listingreference', 'propertyreference', 'listingref', 'propertyref', 'referencenumber'],
    ...['propertyreferencenumber', 'listingreferencenumber', 'propertyrefno'],
  ],
  listingTitle: ['listingtitle'],
  listingPage: ['listingpage'],
  tags: ['tags', 'tag', 'label', 'labels'],
};

const FIELD_OF_HEADING = new Map(
  IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
);

/** Prefixes of a name, number or address, such as "client" or "primary". */
const WHOSE =
  '(?:client|customer|lead|contact|caller|sender|enquirer|inquirer|prospect|buyer|tenant|visitor|user|your|from|primary|secondary|alternate|alternative|other|work|home|main)*';

/** Patterns for headings that other systems compose from such prefixes. */
const COMPOSED: readonly (readonly [ImportField, RegExp])[] = [
  [
    'phone',
    new RegExp(`^${WHOSE}(?:phone|mobile|cell|telephone|tel|whatsapp)(?:phone|number|no)*(?:\\d|mobile)?$`),
  ],
  ['phone', /^(?:caller|from|sender|contact|client|customer)(?:number|no)$/],
  ['email', new RegExp(`^${WHOSE}(?:email|mail)(?:address|id)?\\d?$`)],
  [
    'name',
    new RegExp(
      `^(?:${WHOSE}(?:full|first|last|given|family|middle)?name|surname|contactperson|prospect|sender)$`,
    ),
  ],
  [
    'message',
    /^(?:lead|client|customer|enquiry|inquiry)?(?:message|question|inquiry|enquiry)(?:text|body|details)?$/,
  ],
  ['message', /^(?:chat)?transcript$/],
  [
    'receivedAt',
    /^(?:lead|enquiry|inquiry|call|chat|message)?(?:received|created|creation|submit(?:ted)?|submission|start)(?:date|time|at|on|utc)*$/,
  ],
  ['receivedAt', /^(?:lead|call|chat|enquiry|inquiry)(?:date|time|submittime)+$/],
  ['listingReference', /^(?:property|listing|unit)?ref(?:erence)?(?:number|no|id|code)?$/],
  ['listingReference', /^(?:property|listing)id$/],
  ['listingTitle', /^(?:property|listing)(?:title|name)$/],
  ['name', /^(?:الاسم|اسم(?:العميل|المتصل)|الاسمالكامل)$/],
  ['phone', /^(?:رقم)?(?:الهاتف|الجوال|الموبايل|موبايل|هاتف|الواتساب)$/],
  ['email', /^(?:البريد(?:الإلكتروني|الالكتروني)?|الايميل|الإيميل|ايميل)$/],
  ['receivedAt', /^(?:التاريخ|تاريخ(?:الاستفسار|الطلب|الإرسال))$/],
  ['message', /^(?:الرسالة|نصالرسالة|الاستفسار)$/],
];

/** Maps headings to fields; null for an unknown heading. */
export const columnsOfHeadings = (headings: readonly string[]): ImportColumns =>
  headings.map((heading) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return FIELD_OF_HEADING.get(words) ?? COMPOSED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  });

/** A row of the file with its first line number; line 1 contains the headings. */
export const importRowSchema = z.object({
  line: z.int().min(2),
  /** One cell above the maximum, to detect rows that are too long. */
  cells: z.array(z.string().max(LONGEST_IMPORT_CELL)).max(MOST_IMPORT_COLUMNS + 1),
});
export type ImportRow = z.output<typeof importRowSchema>;

export const readRowSchema = z.object({
  line: z.int(),
  /** `ready`: valid in a dry run, not stored. */
  outcome: z.enum(['ready', 'imported', 'already-there', 'skipped']),
  /** Why the row is skipped, or which values are left out; `column` starts at 0 and is null for the whole row. */
  problems: z.array(z.object({ column: z.int().nullable(), message: z.string() })),
  /** Values that are not in the list of their field, mapped or not. Missing when the previous release answers. */
  foreign: z.array(listedValue).default([]),
  /** Null for a row that is skipped. */
  lead: z
    .object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      /** ISO 8601; null is the time of the import. */
      receivedAt: z.string().nullable(),
      stage: leadStageSchema.nullable(),
      source: z.enum(ENTERED_SOURCES),
      assignee: z.string().nullable(),
      /** Missing when the previous release answers. */
      tags: z.array(z.string()).default([]),
      /** Missing when the previous release answers, as is `home`. */
      kind: leadKindSchema.default('contact'),
      home: enquiryListingSchema.nullable().default(null),
    })
    .nullable(),
});
export type ReadRow = z.output<typeof readRowSchema>;

export const importProblemSchema = z.object({
  line: z.int(),
  /** The heading; null for the row as a whole. */
  column: z.string().nullable(),
  message: z.string(),
  /** True when the row is skipped; otherwise it is imported without this value. */
  skips: z.boolean(),
});
export type ImportProblem = z.output<typeof importProblemSchema>;

const counts = {
  /** Number of rows in the file. */
  total: z.int(),
  alreadyThere: z.int(),
  skipped: z.int(),
  /** Sorted by line, {@link MOST_LISTED_PROBLEMS} at most. */
  problems: z.array(importProblemSchema),
  /** Includes the problems that are not listed. */
  problemCount: z.int(),
};

export const importPreviewSchema = z.object({
  ...counts,
  columns: z.array(
    z.object({ heading: z.string(), example: z.string(), field: z.enum(IMPORT_FIELDS).nullable() }),
  ),
  /** Values that are not in the list of their field, with their number of rows, the most frequent first. */
  foreign: z.array(listedValue.extend({ rows: z.int() })).default([]),
  ready: z.int(),
  /** The first rows that can be imported. */
  first: z.array(z.object({ line: z.int(), lead: readRowSchema.shape.lead.unwrap() })),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

export const importResultSchema = z.object({
  ...counts,
  imported: z.int(),
  /** Rows that were not reached because storing failed; importing the same file again stores them. */
  left: z.int(),
  /** A CSV file of the rows that were skipped, each with its line and reasons; empty when there are none. */
  skippedRows: z.string(),
});
export type ImportResult = z.output<typeof importResultSchema>;
