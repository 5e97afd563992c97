import abuDhabi from '@manzil/dubai/data/map/abu-dhabi-neighbourhoods.topojson?url';
import hospitals from '@manzil/dubai/data/map/hospitals.json?url';
import islands from '@manzil/dubai/data/map/islands.json?url';
import landmarks from '@manzil/dubai/data/map/landmarks.json?url';
import neighbourhoods from '@manzil/dubai/data/map/neighbourhoods.topojson?url';
import parks from '@manzil/dubai/data/map/parks.geojson?url';
import rail from '@manzil/dubai/data/map/rail.geojson?url';
import majorRoads from '@manzil/dubai/data/map/roads-major.topojson?url';
import minorRoads from '@manzil/dubai/data/map/roads-minor.topojson?url';
import water from '@manzil/dubai/data/map/water.topojson?url';
import {
  featuresOf,
  type MapFeature,
  type MapFileName,
  type ReplacedFiles,
} from '@manzil/dubai/map-features';
import { readOpenData } from '../../lib/open-data';

const PACKAGED: Record<MapFileName, string> = {
  'abu-dhabi-neighbourhoods.topojson': abuDhabi,
  'hospitals.json': hospitals,
  'islands.json': islands,
  'landmarks.json': landmarks,
  'neighbourhoods.topojson': neighbourhoods,
  'parks.geojson': parks,
  'rail.geojson': rail,
  'roads-major.topojson': majorRoads,
  'roads-minor.topojson': minorRoads,
  'water.topojson': water,
};

export const readCityFile = async (
  name: MapFileName,
  replaced: ReplacedFiles,
  signal: AbortSignal,
): Promise<MapFeature[]> => featuresOf(name, await readOpenData(replaced[name] ?? PACKAGED[name], signal));
