import { Module } from '@nestjs/common';
import { LibraryController } from './library.controller.js';
import { MediaController } from './media.controller.js';
import { ReceiveUpload } from './receive-upload.js';
import { ReplaceFile } from './replace-file.js';
import { SendUpload } from './send-upload.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [UploadsController, MediaController, LibraryController],
  providers: [ReceiveUpload, ReplaceFile, SendUpload],
})
export class MediaModule {}
