import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { AddRedirect } from './add-redirect.js';
import { Redirects } from './redirects.js';

@Module({
  imports: [ChangeModule, ClockModule],
  providers: [AddRedirect, Redirects],
})
export class RedirectModule {}
