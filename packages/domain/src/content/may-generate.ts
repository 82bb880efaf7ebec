import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from '../rights/can';
import { contentTypeLabels } from './channel';
import type { ContentType } from './content.schema';
import { contentRight } from './visibility';

/** Whether a person can create content of at least one type, which generating an image requires. */
export function createsSomeContent(
  user: Pick<User, 'role' | 'brandAccess'>,
  brandId: BrandId,
): boolean {
  // From the labels: the schemas weigh more than a screen's first load should.
  const types = Object.keys(contentTypeLabels) as ContentType[];
  return types.some((type) => can(user, contentRight('create', type), brandId));
}
