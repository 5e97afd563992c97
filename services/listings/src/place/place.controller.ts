import { listPlaces, listUnresolvedPlaces, resolvePlace, savePlace } from '@manzil/contracts/listings/place';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListPlaces } from './list-places.js';
import { ListUnresolvedPlaces } from './list-unresolved-places.js';
import { ResolvePlace } from './resolve-place.js';
import { SavePlace } from './save-place.js';

@Controller()
export class PlaceController {
  constructor(
    private readonly listPlaces: ListPlaces,
    private readonly savePlace: SavePlace,
    private readonly unresolvedPlaces: ListUnresolvedPlaces,
    private readonly resolvePlace: ResolvePlace,
  ) {}

  @HandleRpc(listPlaces)
  list() {
    return this.listPlaces.list();
  }

  @HandleRpc(listUnresolvedPlaces)
  listUnresolved() {
    return this.unresolvedPlaces.list();
  }

  @HandleRpc(resolvePlace)
  resolve(request: z.output<typeof resolvePlace.request>) {
    return this.resolvePlace.resolve(request);
  }

  @HandleRpc(savePlace)
  save(request: z.output<typeof savePlace.request>) {
    return this.savePlace.save(request);
  }
}
