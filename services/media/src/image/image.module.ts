import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import type { MediaConfig } from '../config.js';
import { WorkLimit } from '../work-limit.js';

@Module({
  providers: [
    {
      provide: WorkLimit,
      inject: [CONFIG],
      useFactory: ({ MEDIA_IMAGE_WORKERS }: MediaConfig) => new WorkLimit(MEDIA_IMAGE_WORKERS),
    },
  ],
  exports: [WorkLimit],
})
export class ImageModule {}
