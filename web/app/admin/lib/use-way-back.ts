import { useLocation } from 'react-router';
import { wayBack } from './way-back';

/** Where Back leads from the record on this screen: to `list` as it was left. */
export const useWayBack = (list: string): string => wayBack(useLocation().state, list);
