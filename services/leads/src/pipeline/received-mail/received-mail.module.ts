import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { RecordModule } from '../../record/record.module.js';
import { ReadIncomingMail } from './read-incoming-mail.js';
import { StoreReceivedMail } from './store-received-mail.js';

@Module({ imports: [RecordModule, MailModule], providers: [ReadIncomingMail, StoreReceivedMail] })
export class ReceivedMailModule {}
