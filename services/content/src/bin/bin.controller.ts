import { listBin, purgeFromBin, restoreFromBin } from '@manzil/contracts/content/bin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { BinPorts } from './bin-ports.js';
import { ListBin } from './list-bin.js';

@Controller()
export class BinController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listBin: ListBin,
    private readonly ports: BinPorts,
  ) {}

  @HandleRpc(listBin)
  list(request: z.output<typeof listBin.request>) {
    return this.listBin.list(request);
  }

  @HandleRpc(restoreFromBin)
  restore({ kind, ...request }: z.output<typeof restoreFromBin.request>) {
    return this.ports.of(kind).restore(request);
  }

  @HandleRpc(purgeFromBin)
  purge({ kind, id }: z.output<typeof purgeFromBin.request>) {
    return this.dataSource.transaction((manager) => this.ports.of(kind).purge(manager, id));
  }
}
