import * as v from 'valibot';

import { fileTabs } from '../contract/files.contract';
import { sortDirections } from '../sort-direction';
import { tag } from '../tags.schema';
import { text } from '../text.schema';
import { fileOrders } from './order';

/** The tab, filters, sort order and form of the file library; missing fields are not set. */
export const fileViewSearch = v.strictObject({
  tab: v.optional(v.picklist(fileTabs)),
  q: v.optional(text(200)),
  tag: v.optional(tag),
  view: v.optional(v.picklist(['grid', 'list'])),
  orderBy: v.optional(v.picklist(fileOrders)),
  direction: v.optional(v.picklist(sortDirections)),
});
export type FileViewSearch = v.InferOutput<typeof fileViewSearch>;
