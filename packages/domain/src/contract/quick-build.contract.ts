import { eventIterator } from '@orpc/contract';
import * as v from 'valibot';

import { brand } from '../brand/brand.schema';
import { website } from '../brand/website.schema';
import { operation } from './base';

/** How many of the steps of `quickBuildSteps` are done, and how many there are. */
export const buildProgress = v.strictObject({ loaded: v.number(), total: v.number() });

/** Makes a brand from a website's address, without visiting it. */
export const quickBuildContract = {
  /**
   * Streams its progress, then a brand named after the site's host, with a starter palette, fonts,
   * tones, messages and rules. Cancelling the call takes the brand out again.
   */
  build: operation
    .input(v.strictObject({ url: website }))
    .output(eventIterator(buildProgress, brand)),
};
