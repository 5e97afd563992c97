import type { Person, PersonDoubt } from '@manzil/contracts/gateway/person';
import * as http from '@manzil/contracts/http/people';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ListPeople } from './list-people.js';
import { MatchPerson } from './match-person.js';
import { SavePerson, type SavedPerson } from './save-person.js';

/** Persons, each with the records that three services have of them. */
@Controller()
export class PersonController {
  constructor(
    private readonly listPeople: ListPeople,
    private readonly savePerson: SavePerson,
    private readonly matchPerson: MatchPerson,
  ) {}

  @Endpoint(http.listPeople)
  list(): Promise<{ people: Person[]; doubts: PersonDoubt[] }> {
    return this.listPeople.list();
  }

  @Endpoint(http.matchPerson)
  async match({ body, actor }: Input<typeof http.matchPerson>): Promise<void> {
    await this.matchPerson.match(body, actor);
  }

  @Endpoint(http.addPerson)
  add({ body, actor }: Input<typeof http.addPerson>): Promise<SavedPerson> {
    return this.savePerson.add(body, actor);
  }

  @Endpoint(http.savePerson)
  save({ params, body, actor }: Input<typeof http.savePerson>): Promise<SavedPerson> {
    return this.savePerson.change(params.id, body, actor);
  }
}
