import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SharedLimit } from '../http/limits/shared-limit.js';

/** Somebody who types all day asks once for a few letters; a program that reads out every lead asks far more often. */
export const MOST_SEARCHES = 600;

/** Limits how often one member may search everything in ten minutes. */
@Injectable()
export class FindLimit extends SharedLimit {
  constructor(dataSource: DataSource) {
    super(dataSource, 'find', MOST_SEARCHES, 'You searched very often. Please try again later.');
  }
}
