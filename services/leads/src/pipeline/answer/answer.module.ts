import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { RecordModule } from '../../record/record.module.js';
import { AnswerMail } from './answer-mail.js';
import { FindHome } from './find-home.js';

@Module({ imports: [RecordModule, MailModule], providers: [FindHome, AnswerMail], exports: [FindHome] })
export class AnswerModule {}
