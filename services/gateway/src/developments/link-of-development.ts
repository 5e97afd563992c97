import { isReservedPath } from '@manzil/contracts/reserved-paths';
import { Injectable } from '@nestjs/common';
import { AssertPathIsFree } from '../shared/assert-path-is-free.js';

/** Checks a project's link against the other services; listings checks its own, under its locks. */
@Injectable()
export class LinkOfDevelopment {
  constructor(private readonly others: AssertPathIsFree) {}

  async assertFree(pagelink: string): Promise<void> {
    // Listings refuses reserved paths with the same conflict as links in use.
    if (isReservedPath(pagelink)) return;
    await this.others.assertFree({ link: pagelink, wantedFor: 'development', field: 'pagelink' });
  }
}
