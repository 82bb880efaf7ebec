import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from '../rights/can';
import { contentTypeLabels } from './channel';
import type { ContentType } from './content.schema';
import { contentRight } from './visibility';

/** May this person create content of any type? It is what generating an image asks for. */
export function createsSomeContent(
  user: Pick<User, 'role' | 'brandAccess'>,
  brandId: BrandId,
): boolean {
  // From the labels: the schemas weigh more than a screen's first load should.
  const types = Object.keys(contentTypeLabels) as ContentType[];
  return types.some((type) => can(user, contentRight('create', type), brandId));
}
