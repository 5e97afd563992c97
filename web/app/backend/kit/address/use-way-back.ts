import { useLocation } from 'react-router';
import { wayBack } from './way-back';

/** Returns the target of Back from this record: `list` in its former state. */
export const useWayBack = (list: string): string => wayBack(useLocation().state, list);
