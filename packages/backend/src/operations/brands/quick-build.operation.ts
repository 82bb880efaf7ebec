import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { quickBuildSteps } from '@brandroom/domain/brand/quick-build';
import { websiteHost } from '@brandroom/domain/brand/website.schema';
import { contract } from '@brandroom/domain/contract/contract';
import type { BrandId } from '@brandroom/domain/id.schema';

import { withRight } from '../../pipeline/access';
import { streamedCommand } from '../../pipeline/stream';
import type { WriteTransaction } from '../../store/store';
import { isNamed } from '../is-named';
import { freeName, putNewBrand } from './stored-brand';

/** The collections that a quick build fills. */
const filled = ['colors', 'typography', 'voiceTones', 'messages', 'rules'] as const;

/** Removes the brand again, unless it was changed, archived or used. */
async function takeOut(transaction: WriteTransaction, built: Brand): Promise<BrandId | null> {
  const { id } = built;
  const range = { equals: [id] };
  const brand = await transaction.get('brands', id);
  if (!brand || brand.updatedAt !== built.updatedAt || brand.archivedAt) return null;
  const records = [];
  for (const collection of filled) {
    for (const row of await transaction.list(collection, 'byBrand', range)) {
      if (row.updatedAt !== built.createdAt) return null;
      records.push({ collection, id: row.id });
    }
  }
  const own = new Set<string>([id, ...records.map((record) => record.id)]);
  if (await isNamed(transaction, id, (_, row) => own.has(row.id))) return null;
  for (const record of records) await transaction.delete(record.collection, record.id);
  await transaction.delete('brands', id);
  return id;
}

/** Fills a new brand from a website's address. The site itself is not visited. */
export const quickBuild = streamedCommand(contract.quickBuild.build, {
  access: withRight('createBrand'),
  delay: 2000,
  invalidates: ['brands', 'colors', 'typography', 'voice', 'messages', 'rules'],
  total: () => quickBuildSteps.length,
  prepare: ({ url }, { env }) => env.services.starterBrand(websiteHost(url) ?? url),
  run: async (transaction, { prepared, ...run }) => {
    const { at, env } = run;
    const { description } = prepared;
    const name = await freeName(transaction, run.subject.caller, prepared.name);
    const brand = await putNewBrand(transaction, { name, description }, run);
    const record = { brandId: brand.id, createdAt: at, updatedAt: at };
    for (const [rank, color] of prepared.colors.entries()) {
      await transaction.put('colors', { id: env.id('Color'), ...record, ...color, rank });
    }
    for (const font of prepared.fonts) {
      const row = { id: env.id('Typography'), ...record, ...font, fontFile: null, blobId: null };
      await transaction.put('typography', row);
    }
    for (const tone of prepared.tones) {
      await transaction.put('voiceTones', { id: env.id('VoiceTone'), ...record, ...tone });
    }
    for (const message of prepared.messages) {
      await transaction.put('messages', { id: env.id('Message'), ...record, ...message });
    }
    for (const rule of prepared.rules) {
      await transaction.put('rules', { id: env.id('Rule'), ...record, ...rule });
    }
    return brand;
  },
  brandOf: async ({ id }: Brand) => id,
  cancel: takeOut,
});
