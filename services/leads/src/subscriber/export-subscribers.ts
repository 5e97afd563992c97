import { exportSubscribers } from '@manzil/contracts/leads/subscriber-rpc';
import { csvLine } from '@manzil/service-kit/csv';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { readCsvSlice } from '../record/csv-slice.js';
import { gulfText } from '../gulf-time.js';
import type { LeadEntity } from '../record/lead.entity.js';
import { findSubscribers } from './find-subscribers.js';
import { stateOf } from './subscriber-state.js';
import { sinceOf } from './subscriber.mapper.js';

/** The columns of the file. New ones are appended, because spreadsheets and mailing tools read it. */
const COLUMNS: readonly [heading: string, value: (lead: LeadEntity) => string | null][] = [
  ['Email', ({ email }) => email],
  ['State', stateOf],
  ['Since (Gulf time)', (lead) => gulfText(sinceOf(lead))],
  ['Entered (Gulf time)', ({ receivedAt }) => gulfText(receivedAt)],
  ['Confirmed (Gulf time)', ({ confirmedAt }) => confirmedAt && gulfText(confirmedAt)],
  ['Page', ({ page }) => page],
  ['Consent', ({ consentText }) => consentText],
  ['Consent given (Gulf time)', ({ consentedAt }) => consentedAt && gulfText(consentedAt)],
  ['Id', ({ id }) => id],
];

const header = csvLine(COLUMNS.map(([heading]) => heading));
const lineOf = (lead: LeadEntity): string => csvLine(COLUMNS.map(([, value]) => value(lead) ?? ''));

/** Returns one slice of the CSV file of all newsletter addresses that match, newest first. */
@Injectable()
export class ExportSubscribers {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(exportSubscribers)
  export({ cursor, ...filter }: z.output<typeof exportSubscribers.request>) {
    return readCsvSlice(findSubscribers(this.dataSource.manager, filter), {
      cursor,
      header,
      linesOf: (leads) => leads.map(lineOf),
    });
  }
}
