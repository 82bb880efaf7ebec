import type { Faker } from '@faker-js/faker';
import { withPairs } from '@brandroom/domain/brand/color-pair';
import { rolesFor } from '@brandroom/domain/brand/color-role';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { EmailStatus } from '@brandroom/domain/campaign/email-status';
import { notationsOfHex } from '@brandroom/domain/color/conversion';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import type { IdKind } from '@brandroom/domain/id.schema';

import type { SampleBrand } from './brands/sample-brand';
import { brandSampleId } from './sample-ids';
import type { SampleFile } from './sample-bytes';
import { extensionOf, mediaTypes, pictureTexts, sampleCategory, sampleFiles } from './sample-files';
import { sampleTags } from './sample-tags';
import type { RelativeDate, SampleCollection, SampleRow } from './sample-set';
import { minutesOfDay, pastParts } from './sample-set';

export interface Person {
  id: UserId;
  name: string;
}

/** The people who work on a brand, picked at random; a name twice in a list is picked more often. */
export interface Staff {
  authors: readonly [Person, ...Person[]];
  approvers: readonly [Person, ...Person[]];
}

export interface BrandContext {
  number: number;
  id: BrandId;
  brand: SampleBrand;
  staff: Staff;
  faker: Faker;
  scale: number;
  /** The share of brand 1 that this brand has of everything. */
  share: number;
  sizeOf: (file: SampleFile) => number;
}

type BrandCollection = Exclude<
  SampleCollection,
  'agency' | 'users' | 'brands' | 'content' | 'history' | 'socialConnections' | 'chatConnections'
>;
export type BrandRows = { [C in BrandCollection]: SampleRow<C>[] };

/** Runs through a list as often as the scale says; later rounds get a number behind the name. */
function repeated<T, R>(
  { scale }: BrandContext,
  items: readonly T[],
  make: (item: T, index: number, named: (name: string) => string) => R,
): R[] {
  return Array.from({ length: scale }, (_, round) =>
    items.map((item, i) =>
      make(item, round * items.length + i, (name) => (round === 0 ? name : `${name} ${round + 1}`)),
    ),
  ).flat();
}

/** Names a file's copy before its extension. */
function namedFile(named: (name: string) => string, name: string): string {
  const dot = name.lastIndexOf('.');
  return named(name.slice(0, dot)) + name.slice(dot);
}

function record<K extends IdKind>({ number, id, faker }: BrandContext, kind: K, index: number) {
  // One after the other in the brand's first weeks, so that lists keep their order.
  const createdAt: RelativeDate = -(pastParts - 200 - index * 20);
  const isTouched = faker.datatype.boolean(0.3);
  const updatedAt = isTouched ? -faker.number.int({ min: 200, max: 50_000 }) : createdAt;
  return { id: brandSampleId(kind, number, index), brandId: id, createdAt, updatedAt };
}

function colorRows(context: BrandContext): SampleRow<'colors'>[] {
  const { colors, pairs } = context.brand;
  const rows = repeated(
    context,
    colors,
    ([name, hex, role, pms = '', ral = ''], index, named): SampleRow<'colors'> => {
      const notations = notationsOfHex(hex);
      if (!notations) throw new Error(`${hex} is no color.`);
      return {
        ...record(context, 'Color', index),
        name: named(name),
        ...notations,
        pms,
        ral,
        ...rolesFor(role),
      };
    },
  );
  const idOf = (name: string) => {
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`${name} is no color of ${context.brand.name}.`);
    return row.id;
  };
  const allowed = pairs.map(([one, other]) => ({ one: idOf(one), other: idOf(other) }));
  return withPairs(rows, allowed, true);
}

function identityRows(context: BrandContext) {
  const { brand } = context;
  return {
    colors: colorRows(context),
    typography: repeated(context, brand.fonts, (font, index, named) => ({
      ...record(context, 'Typography', index),
      ...font,
      weights: [...font.weights],
      name: named(font.name),
      fontFile: null,
      blobId: null,
    })),
    voiceTones: repeated(context, brand.tones, (tone, index, named) => ({
      ...record(context, 'VoiceTone', index),
      ...tone,
      examples: [...tone.examples],
      title: named(tone.title),
    })),
    messages: repeated(context, brand.messages, (message, index, named) => ({
      ...record(context, 'Message', index),
      ...message,
      content: named(message.content),
    })),
    rules: repeated(
      context,
      brand.rules.slice(0, Math.ceil(6 * context.share)),
      (rule, index, named) => ({
        ...record(context, 'Rule', index),
        ...rule,
        examples: [...rule.examples],
        title: named(rule.title),
      }),
    ),
    guidelines: brand.guidelines.map((guideline, index) => ({
      ...record(context, 'Guideline', index),
      ...guideline,
    })),
  };
}

function logoRows(context: BrandContext): SampleRow<'logos'>[] {
  return repeated(context, context.brand.logos, (logo, index, named) => {
    const row = record(context, 'Logo', index);
    const fileType: Logo['fileType'] = logo.name.endsWith('.png') ? mediaTypes.png : mediaTypes.svg;
    const name = namedFile(named, logo.name);
    const size = context.sizeOf({ id: row.id, name, fileType });
    const picture = { name, fileType, size, version: 1, blobId: null };
    return { ...row, type: logo.type, ...picture, older: [] };
  });
}

function fileRows(context: BrandContext): SampleRow<'files'>[] {
  const { number, id, staff, faker, scale, sizeOf } = context;
  const specs = sampleFiles[number - 1] ?? [];
  const count = specs.length * scale;
  return repeated(context, specs, (spec, index, named): SampleRow<'files'> => {
    const person = faker.helpers.arrayElement(staff.authors);
    const name = namedFile(named, spec.name);
    const file = {
      id: brandSampleId('File', number, index),
      name,
      fileType: mediaTypes[extensionOf(spec.name)],
    };
    const { motif } = spec;
    const isTemplate = motif.kind === 'document' && motif.document === 'template';
    return {
      ...file,
      brandId: id,
      size: sizeOf(file),
      category: sampleCategory(spec),
      // The Templates tab shows only documents.
      isTemplate: isTemplate && sampleCategory(spec) === 'document',
      tags: sampleTags(spec),
      alt: motif.kind === 'picture' ? pictureTexts[motif.picture] : '',
      version: 1,
      createdAt: -Math.round(pastParts - 100 - (index / count) * (pastParts - 700)),
      createdBy: person.id,
      createdByName: person.name,
      blobId: null,
    };
  });
}

/** The brand's share links: a public one, and a private one that expires. */
function shareRows(
  { number, faker }: BrandContext,
  files: SampleRow<'files'>[],
): SampleRow<'shares'>[] {
  const shared = [
    { name: 'Brand guidelines 2025.pdf', isPublic: true, expiresAt: null },
    {
      name: 'Spring subscription hero.png',
      isPublic: false,
      expiresAt: 14 * minutesOfDay + 18 * 60,
    },
  ];
  return shared.flatMap(({ name, isPublic, expiresAt }, index) => {
    const file = files.find((each) => each.name === name);
    if (!file) return [];
    return [
      {
        id: brandSampleId('ShareLink', number, index),
        assetId: file.id,
        // Only the creator of a link has its token, so the hash of a sample belongs to no known token.
        url: null,
        tokenHash: faker.string.hexadecimal({ length: 64, casing: 'lower', prefix: '' }),
        isPublic,
        expiresAt,
        createdAt: Math.round(file.createdAt / 2),
      },
    ];
  });
}

const emailStatuses = [
  'sent',
  'sent',
  'scheduled',
  'archived',
  'sent',
  'scheduled',
  'draft',
  'draft',
] as const satisfies readonly EmailStatus[];

function emailRow(
  context: BrandContext,
  email: SampleBrand['emails'][number],
  index: number,
  named: (name: string) => string,
): SampleRow<'emails'> {
  const { faker } = context;
  const status = emailStatuses[index % emailStatuses.length] ?? 'draft';
  const wentOut = status === 'sent' || status === 'archived';
  const recipients = status === 'draft' ? 0 : faker.number.int({ min: 1800, max: 9400 });
  const opens = wentOut ? Math.round(recipients * faker.number.float({ min: 0.31, max: 0.58 })) : 0;
  const clicks = Math.round(opens * faker.number.float({ min: 0.08, max: 0.22 }));
  const sentAt = wentOut ? -faker.number.int({ min: 400, max: 70_000 }) : null;
  const day = faker.number.int({ min: 2, max: 40 });
  const scheduledFor = status === 'scheduled' ? day * minutesOfDay + 9 * 60 + 30 : null;
  const updatedAt = sentAt ?? -faker.number.int({ min: 50, max: 3000 });
  const createdAt = updatedAt - faker.number.int({ min: 300, max: 2000 });
  return {
    ...record(context, 'Email', index),
    ...email,
    name: named(email.name),
    createdAt,
    updatedAt,
    status,
    sentAt,
    scheduledFor,
    recipients,
    opens,
    clicks,
  };
}

function marketingRows(context: BrandContext) {
  const { brand, faker } = context;
  return {
    campaigns: repeated(
      context,
      brand.campaigns,
      ({ contentFrom: _, ...campaign }, index, named) => {
        const begins = campaign.startDate < 0 ? campaign.startDate : -1;
        const createdAt = begins - faker.number.int({ min: 800, max: 3000 });
        return {
          ...record(context, 'Campaign', index),
          ...campaign,
          goals: [...campaign.goals],
          channels: [...campaign.channels],
          name: named(campaign.name),
          createdAt,
          updatedAt: createdAt + faker.number.int({ min: 100, max: 700 }),
        };
      },
    ),
    emails: repeated(context, brand.emails, (email, index, named) =>
      emailRow(context, email, index, named),
    ),
    prints: repeated(context, brand.prints, (print, index, named) => ({
      ...record(context, 'Print', index),
      ...print,
      name: named(print.name),
      updatedAt: -faker.number.int({ min: 300, max: 60_000 }),
    })),
    keywordGroups: repeated(context, brand.keywordGroups, (group, index, named) => ({
      ...record(context, 'KeywordGroup', index),
      ...group,
      keywords: group.keywords.map(named),
      name: named(group.name),
    })),
  };
}

/** Everything of one brand but its content. */
export function generateBrand(context: BrandContext): BrandRows {
  const files = fileRows(context);
  return {
    ...identityRows(context),
    ...marketingRows(context),
    logos: logoRows(context),
    files,
    shares: shareRows(context, files),
  };
}
