import type { DatedEntries } from '@manzil/lifecycle/upcoming-changes';

/** Projects are published by their schedules alone. */
export class NoDatedProjects implements DatedEntries {
  list() {
    return Promise.resolve([]);
  }

  publishDue() {
    return Promise.resolve();
  }
}
