import { contract } from '@brandroom/domain/contract/contract';
import type { TextRequest } from '@brandroom/domain/content/generated-text.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { readThen } from '../../pipeline/read-then';

const mayCreate: Access<{ brandId: BrandId; request: TextRequest }, BrandSubject> = (question) =>
  inBrand(contentRight('create', question.input.request.type))(question);

/** Spec section 7, "Generate AI content": from what the brand says of itself. */
export const generateText = readThen(contract.generation.text, {
  access: mayCreate,
  delay: 2000,
  run: async (transaction, { input: { brandId, request } }) => {
    const range = { equals: [brandId] };
    const brand = await transaction.get('brands', brandId);
    if (!brand) throw notFound();
    return {
      request,
      voice: {
        brand,
        tones: await transaction.list('voiceTones', 'byBrand', range),
        messages: await transaction.list('messages', 'byBrand', range),
        rules: await transaction.list('rules', 'byBrand', range),
      },
    };
  },
  answer: ({ request, voice }, { env }) => env.services.generateTexts(request, voice),
});
