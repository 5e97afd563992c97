import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PublishDuePosts } from '../blog/publish-due-posts.js';
import { AnnounceDueRules } from '../rule-book/announce-due-rules.js';
import { PurgeSavedBlocks } from '../saved-block/purge-saved-blocks.js';
import { PurgeDeletedEntries } from './purge-deleted-entries.js';

/** Longest delay between the time of a scheduled post and its publication. */
const PUBLISH_EVERY_MS = 2_000;
/** Longest delay after midnight until pages show rules that come into force. */
const RULES_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 3_600_000;

/** Runs the scheduled jobs in every replica; the jobs themselves prevent double work. */
@Injectable()
export class RunJobs implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobSchedule,
    private readonly publishDuePosts: PublishDuePosts,
    private readonly purgeDeletedEntries: PurgeDeletedEntries,
    private readonly purgeSavedBlocks: PurgeSavedBlocks,
    private readonly announceDueRules: AnnounceDueRules,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(PUBLISH_EVERY_MS, 'publish-due-posts', () => this.publishDuePosts.publishDue());
    this.jobs.every(PURGE_EVERY_MS, 'purge-deleted-entries', () => this.purgeDeletedEntries.purge());
    this.jobs.every(RULES_EVERY_MS, 'announce-due-rules', () => this.announceDueRules.announceDue());
    this.jobs.every(PURGE_EVERY_MS, 'purge-saved-blocks', () => this.purgeSavedBlocks.purge());
  }
}
