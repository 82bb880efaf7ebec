import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import type { BrandId, Id } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';

import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand, requireCaller, requireSomeCreate } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import type { StoredGeneratedImage } from '../../store/collections';

/** The image as the contract shows it. */
export function toImage({ blobId: _, ...image }: StoredGeneratedImage): GeneratedImage {
  return image;
}

/** Needs the create right of any content type (docs/product/permissions.md#operations). */
export const mayGenerate: Access<{ brandId: BrandId }, BrandSubject> = async (question) => {
  const subject = await inBrand()(question);
  requireSomeCreate(subject.caller, subject.brandId);
  return subject;
};

export interface ImageSubject extends BrandSubject {
  image: StoredGeneratedImage;
}

/** The caller works on the brand whose image it is, and may generate there. */
export const onImage: Access<{ id: Id<'GeneratedImage'> }, ImageSubject> = async ({
  transaction,
  input,
  caller: maybe,
}) => {
  const caller = requireCaller(maybe);
  const image = await transaction.get('generatedImages', input.id);
  if (!image || !accessTo(caller.user, image.brandId)) throw notFound();
  requireSomeCreate(caller, image.brandId);
  return { caller, brandId: image.brandId, image };
};
