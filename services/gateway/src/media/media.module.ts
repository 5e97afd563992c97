import * as media from '@manzil/contracts/http/media';
import { Module } from '@nestjs/common';
import { LibraryController } from './library.controller.js';
import { MediaController } from './media.controller.js';
import { ReplaceFile } from './replace-file.js';
import { SendUpload } from './send-upload.js';
import { UploadsController } from './uploads.controller.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [UploadsController, MediaController, LibraryController, forward(media)],
  providers: [ReplaceFile, SendUpload],
})
export class MediaModule {}
