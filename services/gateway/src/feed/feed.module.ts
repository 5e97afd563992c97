import * as failedPhotos from '@manzil/contracts/http/failed-photos';
import * as feedMappings from '@manzil/contracts/http/feed-mappings';
import * as importRuns from '@manzil/contracts/http/import-runs';
import { Module } from '@nestjs/common';
import { FailedPhotoController } from './failed-photo.controller.js';
import { FeedController } from './feed.controller.js';
import { RunEventsController } from './run-events.controller.js';
import { RunImport } from './run-import.js';
import { ShowFailedPhotos } from './show-failed-photos.js';
import { StreamProblems } from './stream-problems.js';
import { WatchRuns } from './watch-runs.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [
    FeedController,
    FailedPhotoController,
    RunEventsController,
    forward(importRuns, failedPhotos, feedMappings),
  ],
  providers: [RunImport, ShowFailedPhotos, StreamProblems, WatchRuns],
})
export class FeedModule {}
