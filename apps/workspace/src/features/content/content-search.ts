import { channels } from '@brandroom/domain/content/channel';
import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { plainDate } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

import { optionalParam, pageNumber, searchText } from '../../shared/navigation/search-params';

/** What the address of the content list holds; nonsense in it is left out. */
export const contentSearch = v.object({
  status: optionalParam(v.picklist(contentStatuses)),
  channel: optionalParam(v.picklist(channels)),
  start: optionalParam(plainDate),
  end: optionalParam(plainDate),
  q: optionalParam(searchText),
  page: optionalParam(pageNumber),
});
export type ContentSearch = v.InferOutput<typeof contentSearch>;
