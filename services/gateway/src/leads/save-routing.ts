import type { Body } from '@manzil/contracts/http/endpoint';
import type * as http from '@manzil/contracts/http/lead-routing';
import type { Routing, StoredRouting } from '@manzil/contracts/leads/routing';
import { saveRouting } from '@manzil/contracts/leads/routing-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { MemberDirectory } from '../http/ports.js';

/** Saves rules that, while they are on, assign leads only to active members. */
@Injectable()
export class SaveRouting {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: MemberDirectory,
  ) {}

  async save(body: Body<typeof http.saveRouting>): Promise<StoredRouting> {
    // Rules that name a disabled member can still be switched off.
    if (body.isOn) await this.requireMembers(body.routing);
    return this.rpc.request(saveRouting, body);
  }

  private async requireMembers({ rules }: Routing): Promise<void> {
    const active = new Set(await this.members.leadWorkers());
    const issues = rules.flatMap(({ members, escalateTo }, index) => {
      const unknown = [...members.map(({ username }) => username), escalateTo ?? []]
        .flat()
        .find((username) => !active.has(username));
      if (unknown === undefined) return [];
      return [{ field: `routing.rules.${index}.members`, message: `There is no member ${unknown}` }];
    });
    if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
  }
}
