import * as v from 'valibot';

import { brand } from '../brand/brand.schema';
import { website } from '../brand/website.schema';
import { operation } from './base';

/** Makes a brand from a website's address, without visiting it. */
export const quickBuildContract = {
  /** A brand named after the site's host, with a starter palette, fonts, tone and messages. */
  build: operation.input(v.strictObject({ url: website })).output(brand),
};
