import { base, Faker } from '@faker-js/faker';
import type { BrandRole } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';

import { socialPages } from '../simulation/social-pages';
import type { SampleBrand } from './brands/sample-brand';
import { sampleBrands } from './brands/sample-brands';
import { firstBrandId } from './first-brand';
import type { BrandContext, BrandRows, Person, Staff } from './generate-brand';
import { generateBrand } from './generate-brand';
import { generateContent } from './generate-content';
import type { SampleFile } from './sample-bytes';
import { sampleBytes } from './sample-bytes';
import { sampleId } from './sample-ids';
import type { SampleCollection, SampleRow, SampleSet } from './sample-set';
import { pastParts, sampleCollections } from './sample-set';

const seed = 20_250_601;
const shares = [1, 0.5, 0.25];
const brandIds = [firstBrandId, sampleId('Brand', 2), sampleId('Brand', 3)] as const;

/** The sample accounts with their roles in brands 1, 2 and 3 (docs/product/permissions.md#accounts-and-sessions). */
const accounts = [
  {
    name: 'Amelia Hart',
    email: 'admin@example.com',
    role: 'admin',
    bio: 'Runs the agency. Believes in short meetings.',
    access: ['admin', 'admin', 'admin'],
  },
  {
    name: 'Marcus Webb',
    email: 'manager@example.com',
    role: 'manager',
    bio: 'Brand manager. Reads every caption twice.',
    access: ['editor', 'editor'],
  },
  {
    name: 'Elena Fischer',
    email: 'editor@example.com',
    role: 'member',
    bio: 'Writes, photographs, and keeps the calendar full.',
    access: ['editor', 'viewer'],
  },
  {
    name: 'Victor Osei',
    email: 'viewer@example.com',
    role: 'member',
    bio: 'Buyer at the roastery.',
    access: ['viewer'],
  },
] as const satisfies readonly {
  name: string;
  email: string;
  role: SampleRow<'users'>['role'];
  bio: string;
  access: readonly BrandRole[];
}[];

function userRows(): SampleRow<'users'>[] {
  return accounts.map(({ name, email, role, bio, access }, i) => ({
    id: sampleId('User', i + 1),
    name,
    email,
    role,
    bio,
    brandAccess: access.flatMap((brandRole, brand) => {
      const brandId = brandIds[brand];
      return brandId ? [{ brandId, role: brandRole, permissions: presets[brandRole] }] : [];
    }),
    // Any password opens a sample account.
    passwordHash: null,
  }));
}

const person = (number: number): Person => ({
  id: sampleId('User', number),
  name: accounts[number - 1]?.name ?? '',
});
const [admin, manager, editor] = [person(1), person(2), person(3)];

/** Who wrote and who approved: only those who may, the usual ones more often. */
const staffs: readonly [Staff, Staff, Staff] = [
  { authors: [editor, editor, editor, manager, admin], approvers: [manager, manager, admin] },
  { authors: [manager, manager, manager, admin], approvers: [manager, admin] },
  { authors: [admin], approvers: [admin] },
];

const agencyId = sampleId('Agency', 1);

function agencyRow(): SampleRow<'agency'> {
  return {
    id: agencyId,
    name: 'Harbour & Pine',
    website: 'https://harbourandpine.example',
    phone: '+44 117 496 0123',
    email: 'studio@harbourandpine.example',
    address: '4 Welsh Back\nBristol BS1 4SL\nUnited Kingdom',
    description: 'A small studio for brands with something to say. Eleven people, one long table.',
    logo: null,
    ownerId: admin.id,
    updatedAt: -40_000,
  };
}

function emptySet(): SampleSet {
  const empty = Object.fromEntries(sampleCollections.map((collection) => [collection, []]));
  return empty as unknown as SampleSet;
}

function add<C extends SampleCollection>(set: SampleSet, collection: C, rows: SampleRow<C>[]) {
  // One by one: a hundred thousand arguments would not fit on the stack.
  const into: SampleRow<C>[] = set[collection];
  for (const row of rows) into.push(row);
}

/** The sample brands publish to three platforms and use Slack; the rest is not connected. */
function addConnections(set: SampleSet, brandId: BrandId, brand: SampleBrand): void {
  for (const [i, platform] of (['linkedin', 'instagram', 'facebook'] as const).entries()) {
    const pages = socialPages(platform, brand).map((page, j) => ({ ...page, isSelected: j === 0 }));
    const connected = { isConnected: true, connectedAt: -(80_000 - i * 20) };
    const row = { id: `${brandId}:${platform}`, brandId, platform, ...connected, pages };
    add(set, 'socialConnections', [row]);
  }
  const slack = { brandId, service: 'slack', isConnected: true, connectedAt: -79_000 } as const;
  add(set, 'chatConnections', [{ id: `${brandId}:slack`, ...slack }]);
}

function addAll(set: SampleSet, rows: BrandRows) {
  const addOne = <C extends keyof BrandRows>(collection: C, more: BrandRows[C]) =>
    add(set, collection, more);
  for (const collection of Object.keys(rows) as (keyof BrandRows)[]) {
    addOne(collection, rows[collection]);
  }
}

/** The length of the bytes that `sampleBytes` makes; drawn to know it. */
function drawnSize(file: SampleFile): number {
  return sampleBytes(file).length;
}

/**
 * The sample data (docs/product/simulation.md#sample-data), `scale` times as many (a whole number from 1).
 * The same for the same scale on every machine: the seed is fixed and dates are relative.
 *
 * @param sizeOf where sizes come from; drawing every file to know its size takes seconds.
 */
export function generateSamples(
  scale: number,
  sizeOf: (file: SampleFile) => number = drawnSize,
): SampleSet {
  const set = emptySet();
  add(set, 'agency', [agencyRow()]);
  add(set, 'users', userRows());
  for (const [i, brand] of sampleBrands.entries()) {
    const id = brandIds[i];
    const staff = staffs[i];
    if (!id || !staff) throw new Error(`${brand.name} has no place among the samples.`);
    const faker = new Faker({ locale: base, seed: seed + i });
    const context: BrandContext = {
      number: i + 1,
      id,
      brand,
      staff,
      faker,
      scale,
      share: shares[i] ?? 1,
      sizeOf,
    };
    const { name, description } = brand;
    const createdAt = -pastParts;
    const row = {
      id,
      name,
      description,
      createdAt,
      updatedAt: -30_000,
      ownerId: admin.id,
      agencyId,
    };
    add(set, 'brands', [row]);
    addConnections(set, id, brand);
    const rows = generateBrand(context);
    const { content, history } = generateContent(context, rows);
    addAll(set, rows);
    add(set, 'content', content);
    add(set, 'history', history);
  }
  return set;
}
