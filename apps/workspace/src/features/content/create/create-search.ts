import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { campaignId, fileId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import { oneOf, parameter, searchDate, searchText } from '../../../shared/navigation/search-params';

/** The search params of the create screen: the initial values of its form. */
export const createSearch = v.object({
  type: oneOf(Object.keys(contentTypeLabels) as ContentType[]),
  /** The day that it is to go out on. */
  date: searchDate,
  /** Whether there is such a campaign is asked later. */
  campaign: parameter(campaignId),
  /** What people search for to find it. */
  keyword: searchText(100),
  /** A picture of the file library, and its alt text. */
  image: parameter(fileId),
  alt: searchText(500),
});
