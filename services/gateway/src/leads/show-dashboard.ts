import type { Dashboard } from '@manzil/contracts/gateway/dashboard';
import { countDashboard } from '@manzil/contracts/leads/rpc';
import { countProperties } from '@manzil/contracts/listings/property-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { valueOf } from '../http/value-of.js';

/** The numbers of all tiles. Numbers of a service that does not answer are null; when none answers it fails. */
@Injectable()
export class ShowDashboard {
  constructor(private readonly rpc: RpcClient) {}

  async show(): Promise<Dashboard> {
    const [leads, properties] = await Promise.allSettled([
      this.rpc.request(countDashboard, {}),
      this.rpc.request(countProperties, {}),
    ]);
    if (leads.status === 'rejected' && properties.status === 'rejected') throw leads.reason;
    const [received, live] = [valueOf(leads), valueOf(properties)];
    const listed = live?.listedLastWeek ?? null;
    return {
      visits: received?.visits ?? null,
      totalProperties: live?.total ?? null,
      homePageEnquiries: received?.homePageEnquiries ?? null,
      otherEnquiries: received?.otherEnquiries ?? null,
      buyProperty: live?.sale ?? null,
      rentProperties: live?.rent ?? null,
      residentialProperties: live?.residential ?? null,
      newsletter: received?.newsletter ?? null,
      listedLastWeek: listed && {
        totalProperties: listed.total,
        buyProperty: listed.sale,
        rentProperties: listed.rent,
        residentialProperties: listed.residential,
      },
    };
  }
}
