import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { campaignId, fileId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import { oneOf, parameter, searchDate, searchText } from '../../../shared/navigation/search-params';

/** The search parameters of the create screen: the initial values of its form. */
export const createSearch = v.object({
  type: oneOf(Object.keys(contentTypeLabels) as ContentType[]),
  /** The planned date. */
  date: searchDate,
  /** Its existence is checked later. */
  campaign: parameter(campaignId),
  /** The search keyword for the content. */
  keyword: searchText(100),
  /** An image of the file library, and its alt text. */
  image: parameter(fileId),
  alt: searchText(500),
});
