import { useLocation } from 'react-router';
import { wayBack } from './way-back';

/** Returns the target of Back from this record: `list` as it was left. */
export const useWayBack = (list: string): string => wayBack(useLocation().state, list);
