import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { CampaignId, FileId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';

import type { RawSearch } from '../../../shared/navigation/search-params';
import { oneOf, plainDate, searchText } from '../../../shared/navigation/search-params';

/** What the address of the create screen asks it to begin with. */
export interface CreateSearch {
  type?: ContentType | undefined;
  /** The day that it is to go out on. */
  date?: PlainDate | undefined;
  campaign?: CampaignId | undefined;
  /** A picture of the file library, and its alt text. */
  image?: FileId | undefined;
  alt?: string | undefined;
}

/** Reads it; nonsense is left out. Whether there is such a campaign is asked later. */
export function createSearch(raw: RawSearch): CreateSearch {
  return {
    type: oneOf(Object.keys(contentTypeLabels) as ContentType[], raw['type']),
    date: plainDate(raw['date']),
    campaign: searchText(raw['campaign']) as CampaignId | undefined,
    image: searchText(raw['image']) as FileId | undefined,
    alt: searchText(raw['alt'], 500),
  };
}
