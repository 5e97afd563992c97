import { Module } from '@nestjs/common';
import { GetFeedMapping } from './get-feed-mapping.js';
import { ListUnmappedValues } from './list-unmapped-values.js';
import { SampleFeed } from './sample-feed.js';
import { SetFeedMapping } from './set-feed-mapping.js';

@Module({
  providers: [GetFeedMapping, SetFeedMapping, SampleFeed, ListUnmappedValues],
  exports: [GetFeedMapping],
})
export class MappingModule {}
