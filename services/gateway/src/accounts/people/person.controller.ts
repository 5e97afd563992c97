import type { Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import * as http from '@manzil/contracts/http/people';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { ListPeople } from './list-people.js';

/** Persons, each with the records that three services have of them. */
@Controller()
export class PersonController {
  constructor(private readonly listPeople: ListPeople) {}

  @Endpoint(http.listPeople)
  list(): Promise<{ people: Person[]; doubts: PersonDoubt[] }> {
    return this.listPeople.list();
  }
}
