import { contract } from '@brandroom/domain/contract/contract';
import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { can } from '@brandroom/domain/rights/can';

import { sha256 } from '../../digest';
import { command } from '../../pipeline/operation';
import { findCaller } from '../../pipeline/session';
import type { StoredGeneratedImage } from '../../store/collections';
import { storeBlob, releaseBlob } from '../blobs';
import { mayGenerate, toImage } from './stored-image';

/** Draws an image from the prompt and, where the caller can see them, the brand's colors. */
export const generateImage = command(contract.generation.image, {
  access: mayGenerate,
  delay: 2000,
  invalidates: ['images'],
  prepare: async ({ brandId, request }, { env, store, sessionId }) => {
    const colors = await store.read(async (transaction) => {
      const caller = await findCaller(transaction, sessionId, env.now());
      if (!caller || !can(caller.user, 'colors.view', brandId)) return [];
      return transaction.list('colors', 'byBrand', { equals: [brandId] });
    });
    const bytes = await env.services.generateImage(request, colors);
    return { blob: new Blob([bytes], { type: 'image/png' }), sha256: await sha256(bytes) };
  },
  run: async (transaction, { input, subject, prepared, at, env }) => {
    await storeBlob(transaction, prepared);
    const image: StoredGeneratedImage = {
      ...input.request,
      id: env.id('GeneratedImage'),
      brandId: subject.brandId,
      alt: '',
      createdAt: at,
      blobId: prepared.sha256,
    };
    await transaction.put('generatedImages', image);
    return toImage(image);
  },
  cancel: async (transaction, { id, brandId }: GeneratedImage) => {
    const image = await transaction.get('generatedImages', id);
    // Saving a copy to the library gives the image its alt text; the trash has no row here.
    if (!image || image.alt !== '') return null;
    await releaseBlob(transaction, image.blobId);
    await transaction.delete('generatedImages', id);
    return brandId;
  },
});
