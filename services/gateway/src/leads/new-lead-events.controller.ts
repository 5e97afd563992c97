import { followNewLeads } from '@manzil/contracts/http/leads';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { EventStream } from '../http/streaming/event-stream.js';
import { asMember } from './as-member.js';
import { WatchNewLeads } from './watch-new-leads.js';

/** The browser then connects again, which checks the session and the role anew. */
const LONGEST_MS = 5 * 60_000;

/** The number of new leads as server-sent events. */
@Controller()
export class NewLeadEventsController {
  constructor(private readonly watchNewLeads: WatchNewLeads) {}

  @Endpoint(followNewLeads)
  events({ session }: Input<typeof followNewLeads>, @Res() response: Response): void {
    const events = new EventStream(response);
    const stop = this.watchNewLeads.watch(asMember(session), (now) => {
      events.send('new-leads', now);
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
