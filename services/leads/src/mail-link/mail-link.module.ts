import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RecordModule } from '../record/record.module.js';
import { UseMailLink } from './use-mail-link.js';

@Module({ imports: [RecordModule, MailModule], providers: [UseMailLink] })
export class MailLinkModule {}
