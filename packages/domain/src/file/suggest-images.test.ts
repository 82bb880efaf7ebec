import { describe, expect, it } from 'vitest';

import type { FileAsset } from './file.schema';
import type { BrandId, FileId, UserId } from '../id.schema';
import type { KnownImage } from './suggest-images';
import { suggestImages } from './suggest-images';

const image = (name: string, alts: string[] = [], day = 1): KnownImage => ({
  file: {
    id: `file_1748736000000_${name}` as FileId,
    brandId: 'brand_1748736000000_1' as BrandId,
    name,
    fileType: 'image/png',
    size: 1,
    category: 'image',
    isTemplate: false,
    tags: [],
    alt: '',
    version: 1,
    createdAt: `2026-01-0${day}T00:00:00.000Z`,
    createdBy: 'user_1748736000000_1' as UserId,
    createdByName: 'Ann',
  } satisfies FileAsset,
  alts,
});
const found = (images: readonly KnownImage[], text: string) =>
  suggestImages(images, text).map(({ file, words }) => [file.name, words]);

describe('suggesting images', () => {
  it('finds words of the text in the name and in alt texts, with any ending', () => {
    const images = [
      image('Cherry harvest in Huila.png'),
      image('IMG 0412.png', ['A grower harvesting cherries']),
      image('Saucer.png', ['A saucer']),
    ];
    expect(found(images, 'Growers harvest by hand in Huila')).toEqual([
      ['Cherry harvest in Huila.png', ['harvest', 'huila']],
      ['IMG 0412.png', ['grower', 'harvesting']],
    ]);
  });

  it('puts a name before an alt text, more words before fewer, and the newer before the older', () => {
    const images = [
      image('a.png', ['harvest']),
      image('harvest 1.png', [], 1),
      image('harvest 2.png', [], 2),
      image('harvest hills.png'),
    ];
    const order = ['harvest hills.png', 'harvest 2.png', 'harvest 1.png', 'a.png'];
    expect(found(images, 'Harvest on the hills').map(([name]) => name)).toEqual(order);
    expect(found(images.toReversed(), 'Harvest on the hills').map(([name]) => name)).toEqual(order);
  });

  it('counts a word once, however often it is said', () => {
    const often = image('harvest harvest.png', ['harvest', 'harvest']);
    const both = image('harvest.png', ['hills at harvest']);
    expect(found([often, both], 'harvest hills').map(([name]) => name)).toEqual([
      'harvest.png',
      'harvest harvest.png',
    ]);
  });

  it('ignores stop words and file extensions', () => {
    expect(found([image('The png of us.png')], 'The png of us')).toEqual([
      ['The png of us.png', ['png']],
    ]);
    expect(found([image('Us.png')], 'A png for us')).toEqual([]);
    expect(found([image('Hill.png')], '')).toEqual([]);
  });

  it('returns the latest alt text of an image', () => {
    const [first] = suggestImages([image('Hill.png', [' ', 'A hill', 'A slope'])], 'hill');
    expect(first?.alt).toBe('A hill');
  });
});
