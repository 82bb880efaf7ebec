import { contract } from '@brandroom/domain/contract/contract';
import type { TextRequest } from '@brandroom/domain/content/generated-text.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';

import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { preparedQuery } from '../../pipeline/prepared-query';

const mayCreate: Access<{ brandId: BrandId; request: TextRequest }, BrandSubject> = (question) =>
  inBrand(contentRight('create', question.input.request.type))(question);

/** Generates texts from the rules, key messages and tones that the caller can see. */
export const generateText = preparedQuery(contract.generation.text, {
  access: mayCreate,
  delay: 2000,
  run: async (transaction, { input: { brandId, request }, subject: { caller } }) => {
    const range = { equals: [brandId] };
    const sees = (right: Right) => can(caller.user, right, brandId);
    const brand = await transaction.get('brands', brandId);
    if (!brand) throw notFound();
    return {
      request,
      voice: {
        brand,
        tones: sees('voice.view') ? await transaction.list('voiceTones', 'byBrand', range) : [],
        messages: sees('messaging.view')
          ? await transaction.list('messages', 'byBrand', range)
          : [],
        rules: await transaction.list('rules', 'byBrand', range),
      },
    };
  },
  answer: ({ request, voice }, { env }) => env.services.generateTexts(request, voice),
});
