import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/places';
import { listPlaces, listUnresolvedPlaces, resolvePlace, savePlace } from '@manzil/contracts/listings/place';
import { listCommunityPrices, showPlace } from '@manzil/contracts/listings/place-page';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** The names by which searches know places, and the pages of these. */
@Controller()
export class PlaceController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.listPlaces)
  list(): Promise<Result<typeof http.listPlaces>> {
    return this.rpc.request(listPlaces, {});
  }

  @Endpoint(http.showPlace)
  show({ params, query }: Input<typeof http.showPlace>): Promise<Result<typeof http.showPlace>> {
    return this.rpc.request(showPlace, { ...params, ...query });
  }

  @Endpoint(http.listCommunityPrices)
  prices({
    query,
  }: Input<typeof http.listCommunityPrices>): Promise<Result<typeof http.listCommunityPrices>> {
    return this.rpc.request(listCommunityPrices, query);
  }

  @Endpoint(http.listUnresolvedPlaces)
  listUnresolved(): Promise<Result<typeof http.listUnresolvedPlaces>> {
    return this.rpc.request(listUnresolvedPlaces, {});
  }

  @Endpoint(http.resolvePlace)
  resolve({ body, session }: Input<typeof http.resolvePlace>): Promise<Result<typeof http.resolvePlace>> {
    return this.rpc.request(resolvePlace, { ...body, by: session.username.slice(0, 60) });
  }

  @Endpoint(http.savePlace)
  save({ params, body, session }: Input<typeof http.savePlace>): Promise<Result<typeof http.savePlace>> {
    return this.rpc.request(savePlace, { ...params, ...body, by: session.username.slice(0, 60) });
  }
}
