import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SharedLimit } from '../http/limits/shared-limit.js';

/** A member who types all day sends one search per few letters; a program that reads out every lead sends far more. */
export const MOST_SEARCHES = 600;

/** Limits how often one member may search everything in ten minutes. */
@Injectable()
export class FindLimit extends SharedLimit {
  constructor(dataSource: DataSource) {
    super(dataSource, 'find', MOST_SEARCHES, 'You searched very often. Please try again later.');
  }
}
