import { Module } from '@nestjs/common';
import { FailedPhotoController } from './failed-photo.controller.js';
import { FeedMappingController } from './feed-mapping.controller.js';
import { FeedController } from './feed.controller.js';
import { RunControlController } from './run-control.controller.js';
import { RunEventsController } from './run-events.controller.js';
import { RunImport } from './run-import.js';
import { ShowFailedPhotos } from './show-failed-photos.js';
import { StreamProblems } from './stream-problems.js';
import { WatchRuns } from './watch-runs.js';

@Module({
  controllers: [
    FeedController,
    FailedPhotoController,
    FeedMappingController,
    RunControlController,
    RunEventsController,
  ],
  providers: [RunImport, ShowFailedPhotos, StreamProblems, WatchRuns],
})
export class FeedModule {}
