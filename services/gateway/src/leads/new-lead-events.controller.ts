import { followNewLeads } from '@manzil/contracts/http/leads';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CallerIdentity } from '../http/ports.js';
import { EventStream } from '../http/streaming/event-stream.js';
import { asMember } from '../http/caller/as-member.js';
import { WatchNewLeads } from './watch-new-leads.js';

/** The browser then reconnects, and its session and role are checked again. */
const LONGEST_MS = 5 * 60_000;

/** The number of new leads as server-sent events. */
@Controller()
export class NewLeadEventsController {
  constructor(
    private readonly watchNewLeads: WatchNewLeads,
    private readonly identity: CallerIdentity,
  ) {}

  @Endpoint(followNewLeads)
  events({ session }: Input<typeof followNewLeads>, @Res() response: Response): void {
    const events = new EventStream(response);
    const stop = this.watchNewLeads.watch(asMember(session), (now) => {
      this.identity.isCurrent(session).then(
        (isCurrent) => {
          if (isCurrent) events.send('new-leads', now);
          else events.end();
        },
        () => {
          events.end();
        },
      );
    });
    const limit = setTimeout(() => {
      events.end();
    }, LONGEST_MS);
    events.onClose(() => {
      clearTimeout(limit);
      stop();
    });
  }
}
