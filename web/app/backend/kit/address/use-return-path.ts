import { useLocation } from 'react-router';
import { returnPath } from './return-path';

/** Returns the target of Back from this record: `list` in its former state. */
export const useReturnPath = (list: string): string => returnPath(useLocation().state, list);
