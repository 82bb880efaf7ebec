import { fernhill } from './fernhill';
import { tidewell } from './tidewell';
import { voltaro } from './voltaro';

/** The brands of the samples, in the order of their numbers from 1. */
export const sampleBrands = [fernhill, voltaro, tidewell] as const;
