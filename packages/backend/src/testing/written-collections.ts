import type { WrittenCollection } from '../store/collections';
import { collectionNames } from '../store/collections';

/** All collections but those that a store makes of others. */
export const writtenCollections = collectionNames.filter(
  (name): name is WrittenCollection => name !== 'contentMoves',
);
