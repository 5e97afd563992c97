import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { LibraryController } from './library.controller.js';
import { MediaController } from './media.controller.js';
import { MediaHttp } from './media-http.js';
import { ReceiveForm } from './receive-form.js';
import { ReceiveUpload } from './receive-upload.js';
import { ReplaceFile } from './replace/replace-file.js';
import { SendUpload } from './send-upload.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  imports: [AccountsModule, ResponseCacheModule],
  controllers: [UploadsController, MediaController, LibraryController],
  providers: [MediaHttp, ReceiveForm, ReceiveUpload, ReplaceFile, SendUpload],
  exports: [ReceiveForm],
})
export class MediaModule {}
