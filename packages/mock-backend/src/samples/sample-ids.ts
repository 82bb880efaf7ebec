import type { Id, IdKind } from '@brandroom/domain/id.schema';
import { idPrefixes } from '@brandroom/domain/id.schema';

/** 2025-06-01, the day on which the samples begin; the time in the id of every sample. */
const timestamp = 1_748_736_000_000;
const digits = 5;

/** The id of a sample that belongs to no brand, counted from 1. */
export function sampleId<K extends IdKind>(kind: K, number: number): Id<K> {
  return `${idPrefixes[kind]}_${timestamp}_${number}` as Id<K>;
}

/** The id of a brand's sample: the brand's number, from 1 to 9, then the sample's, from 0. */
export function brandSampleId<K extends IdKind>(kind: K, brand: number, index: number): Id<K> {
  const counter = `${brand}${index.toString(36).padStart(digits, '0')}`;
  return `${idPrefixes[kind]}_${timestamp}_${counter}` as Id<K>;
}

const pattern = new RegExp(`_${timestamp}_([1-9])([0-9a-z]{${digits}})$`, 'u');

/** Which sample an id names; null for an id that was given out later. */
export function parseSampleId(id: string): { brand: number; index: number } | null {
  const [, brand, index] = pattern.exec(id) ?? [];
  if (brand === undefined || index === undefined) return null;
  return { brand: Number(brand), index: Number.parseInt(index, 36) };
}
