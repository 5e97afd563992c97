import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { ErasePerson } from './erase-person.js';
import { FindPerson } from './find-person.js';
import { GetPersonData } from './get-person-data.js';
import { PersonLink } from './person-link.js';
import { RequestPersonLink } from './request-person-link.js';

@Module({
  imports: [MailModule],
  providers: [FindPerson, RequestPersonLink, GetPersonData, ErasePerson, PersonLink],
})
export class PersonModule {}
