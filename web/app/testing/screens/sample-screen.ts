import * as life from '@manzil/contracts/http/content-lifecycle';
import { stubApi } from '../api-double';
import type { RouteModule } from '../render-screen';

/** A screen as tests open it. */
export interface SampleScreen {
  route: RouteModule;
  /** The route's pattern. */
  path: string;
  at?: string;
  /** Answers what the screen reads. */
  stub: () => void;
  /** The name of a control that changes something; absent where nothing can be changed. */
  change?: RegExp;
}

export const ID = '0190a3c4-0000-7000-8000-000000000001';
export const AT = '2026-11-20T08:00:00Z';
export const stamp = { version: 3, updatedAt: AT, updatedBy: 'omar' };
export const live = {
  live: true,
  draft: null,
  publishAt: null,
  withdrawAt: null,
  scheduledBy: '',
  failure: null,
};
export const paged = <T>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 25, pageCount: 1 });
export const deleted = { id: 9, title: 'Gone', deletedAt: AT, deletedBy: 'omar', purgeAt: AT };
export const listed = <T>(...entries: T[]) => ({ entries, total: entries.length, deleted: [deleted] });
export const versions = (): void => {
  stubApi(life.listVersions, {
    versions: [3, 2].map((version) => ({
      version,
      title: '',
      savedAt: AT,
      savedBy: 'omar',
      published: true,
    })),
    total: 2,
  });
  stubApi(life.diffVersion, { version: 3, against: null, sections: [] });
};
