import { contentId } from '@brandroom/domain/id.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

/** The id of an item that an address names. The backend finds nothing under a malformed one, so it says so. */
export function itemOf(given: string): ContentId {
  const { success, output } = v.safeParse(contentId, given);
  return success ? output : ('content_0_none' as ContentId);
}
