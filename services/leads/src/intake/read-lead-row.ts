import { enteredLeadSchema } from '@manzil/contracts/leads/entered-lead';
import { enquiryPhone } from '@manzil/contracts/leads/enquiry';
import { HELP_OPTIONS, type HelpOption } from '@manzil/contracts/leads/help-options';
import {
  ENTERED_SOURCES,
  LEAD_STATUSES,
  type EnquiryListing,
  type LeadKind,
  type LeadSource,
  type LeadStatus,
} from '@manzil/contracts/leads/lead';
import type {
  ImportColumns,
  ImportField,
  ImportRow,
  ImportValues,
  ListedField,
  ReadRow,
} from '@manzil/contracts/leads/lead-import';
import {
  LEAD_STAGES,
  LOST_REASONS,
  statusOfStage,
  type LeadStage,
  type LostReason,
} from '@manzil/contracts/leads/stage';
import { leadTagSchema, MOST_LEAD_TAGS } from '@manzil/contracts/leads/tag';
import { filledLine, LEAD_LIMITS, paragraph } from '@manzil/contracts/leads/text';
import { unguarded } from '@manzil/service-kit/csv';
import { z } from 'zod';
import { isSameIgnoringCase, type People } from '../record/people.js';
import { importedId } from './imported-id.js';
import { rowContact } from './row-contact.js';
import { receivedTime } from './received-time.js';
import { rowHome } from './row-home.js';

type Problem = ReadRow['problems'][number];

/** A lead as a row of a file states it. */
export interface LeadOfRow {
  id: string;
  kind: Exclude<LeadKind, 'newsletter'>;
  status: LeadStatus;
  chosenStage: LeadStage | null;
  lostReason: LostReason | null;
  name: string;
  email: string;
  /** E.164 */
  phone: string | null;
  message: string;
  notes: string;
  source: LeadSource;
  assignee: string | null;
  listing: EnquiryListing | null;
  helpOption: HelpOption | null;
  page: string | null;
  nextAction: string | null;
  /** A day of the Gulf. */
  nextActionOn: string | null;
  tags: string[];
  /** Null is the time of the import. */
  receivedAt: Date | null;
}

interface Known {
  columns: ImportColumns;
  values: ImportValues;
  /** Members to whom a lead can be assigned. */
  members: ReadonlySet<string>;
  people: People;
  now: Date;
}

/** Newsletter addresses are not among them: their owners subscribe. */
const KINDS = ['contact', 'sell', 'listing', 'mortgage', 'popup'] as const;

/** Reads a row. The lead is undefined for a row that has to be skipped; the problems are named by column. */
export function readLeadRow(
  { cells }: ImportRow,
  { columns, values, members, people, now }: Known,
): { lead: LeadOfRow | undefined; problems: Problem[]; foreign: ReadRow['foreign'] } {
  const foreign: ReadRow['foreign'] = [];
  if (cells.length !== columns.length) {
    const message = `It has ${String(cells.length)} columns, and the first line has ${String(columns.length)}`;
    return { lead: undefined, foreign, problems: [{ column: null, message }] };
  }
  const plain = cells.map((cell) => unguarded(cell).trim());
  const problems: Problem[] = [];
  const report = (field: string | undefined, message: string): void => {
    const column = columns.indexOf(field as ImportField);
    problems.push({ column: column === -1 ? null : column, message });
  };
  const all = (field: ImportField): string[] =>
    plain.filter((text, column) => columns[column] === field && text !== '');
  const text = (field: ImportField): string => all(field)[0] ?? '';
  /** Returns a value of a closed list; a mapped value is read by its meaning, and any other is left out and reported. */
  const listed = <T>(
    field: ListedField,
    read: (value: string) => T | undefined,
    instead: string,
  ): T | null => {
    const value = text(field);
    if (value === '') return null;
    const found = read(value);
    if (found !== undefined) return found;
    if (value.length <= LEAD_LIMITS.name) foreign.push({ field, value });
    const meaning = values.find(
      (one) => one.field === field && isSameIgnoringCase(one.value, value),
    )?.meaning;
    const meant = meaning === undefined ? undefined : read(meaning);
    if (meant === undefined) report(field, instead);
    return meant ?? null;
  };
  const word = <T extends string>(field: ListedField, allowed: readonly T[], instead: string): T | null =>
    listed(field, (value) => allowed.find((one) => one === dashed(value)), `Unknown value; ${instead}`);

  const refused = refusalOf(text('kind').toLowerCase(), text('status').toLowerCase());
  if (refused !== undefined) {
    report(refused.field, refused.message);
    return { lead: undefined, problems, foreign };
  }
  const contact = rowContact({ name: all('name').join(' '), emails: all('email'), phones: all('phone') });
  for (const { field, message } of contact.doubts) report(field, message);
  const { success, data, error } = enteredLeadSchema.safeParse({
    id: importedId({ id: text('id'), email: text('email'), phone: text('phone'), cells: plain }),
    kind: 'contact',
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    message: all('message').join('\n'),
    pagelink: null,
    source: word('source', ENTERED_SOURCES, 'the source becomes “other”') ?? 'other',
    assignee: null,
  });
  const notes = paragraph(LEAD_LIMITS.notes).safeParse(all('notes').join('\n'));
  if (!success || !notes.success) {
    problems.length = 0;
    for (const { path, message } of error?.issues ?? []) report(String(path[0]), message);
    for (const { message } of notes.error?.issues ?? []) report('notes', message);
    return { lead: undefined, problems, foreign };
  }

  const stage = word('stage', LEAD_STAGES, 'the lead is new');
  const status = word('status', LEAD_STATUSES, 'the lead is new') ?? 'new';
  const reason = word('lostReason', LOST_REASONS, 'the reason becomes “other”');
  const receivedAt = receivedTime(text('receivedAt'), now) ?? null;
  if (receivedAt === null && text('receivedAt') !== '')
    report('receivedAt', 'This is no date in the past, day first; the lead gets the time of the import');
  /** Returns a valid value; an invalid one is left out and reported. */
  const valid = <T>(field: ImportField, schema: z.ZodType<T>, message: string): T | null => {
    const read = text(field) === '' ? null : schema.safeParse(text(field));
    if (read?.success === false) report(field, message);
    return read?.data ?? null;
  };
  const home = rowHome({
    page: text('listingPage'),
    reference: text('listingReference'),
    title: text('listingTitle'),
  });
  if (home === undefined) report('listingPage', 'This is no page of a home; the lead names none');
  const named = word('kind', KINDS, 'it becomes a contact') ?? 'contact';
  if (named === 'listing' && home == null) report('kind', 'It names no home; it becomes a contact');
  const memberOf = (name: string): string | undefined =>
    [people.fromFile(name)].find((username) => members.has(username));
  const assignee = listed('assignee', memberOf, 'There is no such active member; the lead stays unassigned');
  const tags = tagsIn(all('tags'));
  if (tags.refused) report('tags', 'These are not all tags; the others are kept');
  const { id, name, email, phone, message, source } = data;
  const lead: LeadOfRow = {
    id,
    name,
    email,
    message,
    source,
    receivedAt,
    notes: '',
    tags: tags.accepted,
    listing: home ?? null,
    kind: named === 'listing' && home == null ? 'contact' : named,
    phone: (phone !== '' && enquiryPhone({ phone })) || null,
    assignee,
    status: stage === null ? status : statusOfStage(stage),
    chosenStage: stage,
    lostReason: stage === 'lost' ? (reason ?? 'other') : null,
    helpOption: valid('helpOption', z.enum(HELP_OPTIONS), 'Unknown value; it is left out'),
    page: valid('page', filledLine(LEAD_LIMITS.page), 'This is no page; it is left out'),
    nextAction: valid(
      'nextAction',
      filledLine(LEAD_LIMITS.nextAction),
      'This is too long or no line of text; it is left out',
    ),
    nextActionOn: valid('nextActionOn', z.iso.date(), 'Enter a day such as 2026-11-30; it is left out'),
  };
  const doubts = problems.flatMap(({ column, message }): string[] => {
    const field = column === null ? null : columns[column];
    return field ? [`${labelOf(field)}${quoted(all(field))}: ${message}`] : [];
  });
  // A lead is linked to a home by its page only; a reference without a page is kept as a note for members.
  if (home === null && text('listingReference') !== '')
    doubts.push(`${labelOf('listingReference')}${quoted(all('listingReference'))}`);
  lead.notes = [notes.data, ...doubts].filter(Boolean).join('\n').slice(0, LEAD_LIMITS.notes);
  return { lead, problems, foreign };
}

const dashed = (value: string): string => value.toLowerCase().replaceAll(/[\s_]+/g, '-');

/** Reads tags that commas or semicolons separate. */
function tagsIn(texts: readonly string[]): { accepted: string[]; refused: boolean } {
  const read = texts
    .flatMap((text) => text.split(/[,;\n]/))
    .filter((tag) => tag.trim() !== '')
    .map((tag) => leadTagSchema.safeParse(tag));
  const accepted = [...new Set(read.flatMap(({ data }) => data ?? []))];
  return {
    accepted: accepted.slice(0, MOST_LEAD_TAGS),
    refused: accepted.length > MOST_LEAD_TAGS || read.some(({ success }) => !success),
  };
}

/** `receivedAt` is "Received at". */
const labelOf = (field: ImportField): string =>
  `${field.charAt(0).toUpperCase()}${field.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

const LONGEST_QUOTE = 200;
const quoted = (texts: readonly string[]): string => {
  const text = texts.join(' / ').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
  return text === '' ? '' : ` “${text.slice(0, LONGEST_QUOTE)}”`;
};

/** Returns why a row of an export becomes no lead. */
function refusalOf(kind: string, status: string): { field: ImportField; message: string } | undefined {
  if (kind === 'newsletter')
    return { field: 'kind', message: 'Newsletter addresses are not imported: their owners subscribe' };
  return status === 'spam' ? { field: 'status', message: 'Spam is not imported' } : undefined;
}
