import type { DemoListing } from './make-listing.js';
import { pathOf, stemOf } from './photos.js';
import { Random } from './random.js';
import { classOf, coversOf, galleryOf, SCENES, type Scene } from './scenes.js';
import { viewsOf, type View } from './views.js';

/** Separate from the seed of the listings, so that changing photos changes nothing else in the catalogue. */
const PHOTO_SEED = 20_261_129;
const ROUNDS = 400;
/** A photo of a mid-rise building, and its highest floor. */
const MID_RISE = { stem: 'tower-10', floors: 8 };

/** Weak covers: used on a card only where another cover would repeat. */
const RELUCTANT = new Set(['amenity-01', 'bath-01', 'bath-02', 'hero-01']);
const RELUCTANCE = 2;

interface Choice {
  scene: Scene;
  cover: string;
}

type Undepicted = Omit<DemoListing, 'photos'>;

/** Gives each listing a scene and a cover, with as few repeated covers per view as possible. */
export function assignPhotos(listings: readonly Undepicted[]): DemoListing[] {
  const random = new Random(PHOTO_SEED);
  const covers = new Covers(listings, random);
  for (let round = 0; round < ROUNDS && covers.improve(); round++);
  return listings.map((listing) => {
    const { scene, cover } = covers.of(listing);
    const fronts = scene.outside.filter((stem) => canFront(listing, stem));
    const front = fronts.includes(cover) ? cover : random.pick(fronts);
    return { ...listing, photos: galleryOf(scene, front, cover).map(pathOf) };
  });
}

/** The covers chosen so far, with their number of uses per view. */
class Covers {
  private readonly chosen = new Map<Undepicted, Choice>();
  private readonly choices: Map<Undepicted, Choice[]>;
  private readonly viewsOf = new Map<Undepicted, { view: View<Undepicted>; counts: Map<string, number> }[]>();

  constructor(
    private readonly listings: readonly Undepicted[],
    private readonly random: Random,
  ) {
    this.choices = new Map(listings.map((listing) => [listing, choicesFor(listing)]));
    for (const view of viewsOf(listings)) {
      const counts = new Map(view.taken.map((path) => [stemOf(path), 1]));
      for (const listing of view.listings) {
        const known = this.viewsOf.get(listing) ?? [];
        this.viewsOf.set(listing, [...known, { view, counts }]);
      }
    }
    for (const listing of listings) this.choose(listing);
  }

  of(listing: Undepicted): Choice {
    const choice = this.chosen.get(listing);
    if (choice === undefined) throw new RangeError(`No photo fits ${listing.reference}`);
    return choice;
  }

  /** Chooses again for each listing with a repeated cover; false when there is none. */
  improve(): boolean {
    const sharing = this.listings.filter((listing) => this.sharedBy(listing, this.of(listing).cover, 1) > 0);
    for (const listing of this.random.some(sharing, sharing.length)) this.choose(listing);
    return sharing.length > 0;
  }

  /** Chooses at random among the covers with the lowest cost. */
  private choose(listing: Undepicted): void {
    const before = this.chosen.get(listing);
    if (before !== undefined) this.count(listing, before.cover, -1);
    const costs = (this.choices.get(listing) ?? []).map((choice) => ({
      choice,
      cost: this.sharedBy(listing, choice.cover, 0) + (RELUCTANT.has(choice.cover) ? RELUCTANCE : 0),
    }));
    const least = Math.min(...costs.map(({ cost }) => cost));
    const { choice } = this.random.pick(costs.filter(({ cost }) => cost === least));
    this.chosen.set(listing, choice);
    this.count(listing, choice.cover, 1);
  }

  private count(listing: Undepicted, cover: string, by: 1 | -1): void {
    for (const { counts } of this.viewsOf.get(listing) ?? [])
      counts.set(cover, (counts.get(cover) ?? 0) + by);
  }

  /** Returns the cost of a cover; `own` is the number of its uses by this listing. */
  private sharedBy(listing: Undepicted, cover: string, own: 0 | 1): number {
    return (this.viewsOf.get(listing) ?? []).reduce(
      (sum, { view, counts }) => sum + view.weight * ((counts.get(cover) ?? 0) - own),
      0,
    );
  }
}

const choicesFor = (listing: Undepicted): Choice[] =>
  SCENES.filter(({ classes }) => classes.includes(classOf(listing))).flatMap((scene) =>
    coversOf(scene)
      .filter((cover) => canFront(listing, cover) && canOpenWithRoom(listing, scene, cover))
      .map((cover) => ({ scene, cover })),
  );

/** The gallery of a studio opens with a room, so its only room cannot be the cover. */
const canOpenWithRoom = (listing: Undepicted, { rooms }: Scene, cover: string): boolean =>
  classOf(listing) !== 'Studio' || rooms.some((room) => room !== cover);

const canFront = ({ floor }: Undepicted, stem: string): boolean =>
  stem !== MID_RISE.stem || floor <= MID_RISE.floors;
