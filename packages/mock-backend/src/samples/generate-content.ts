import type {
  ContentAction,
  ContentImage,
  ContentStatus,
  ContentType,
  Platform,
} from '@brandroom/domain/content/content.schema';

import type { BlogTemplate, EmailTemplate, SocialTemplate } from './brands/sample-brand';
import type { Choice } from './fill-template';
import { choose, fill } from './fill-template';
import type { BrandContext, BrandRows, Person } from './generate-brand';
import { brandSampleId } from './sample-ids';
import { findSample, pictureTexts } from './sample-files';
import type { RelativeDate, SampleRow } from './sample-set';
import { minutesOfDay } from './sample-set';

const itemsInBrandOne = 120;

/** Of 120 items. */
const statusCounts: Readonly<Record<ContentStatus, number>> = {
  published: 62,
  scheduled: 22,
  draft: 13,
  approved: 9,
  pending: 8,
  rejected: 6,
};
const typeCounts: Readonly<Record<ContentType, number>> = { social: 72, email: 24, blog: 24 };

/** A deck of `total` cards in the given proportions; the remainder after rounding goes to the first kind. */
function deck<T extends string>(counts: Readonly<Record<T, number>>, total: number): T[] {
  const kinds = Object.keys(counts) as T[];
  const cards = kinds.flatMap((kind) =>
    Array.from({ length: Math.floor((counts[kind] * total) / itemsInBrandOne) }, () => kind),
  );
  const rest = Array.from({ length: total - cards.length }, () => kinds.slice(0, 1)).flat();
  return [...cards, ...rest];
}

interface Step {
  action: ContentAction;
  to: ContentStatus;
}
const create: Step = { action: 'create', to: 'draft' };
const edit: Step = { action: 'edit', to: 'draft' };
const submit: Step = { action: 'submit', to: 'pending' };
const approve: Step = { action: 'approve', to: 'approved' };
const schedule: Step = { action: 'schedule', to: 'scheduled' };
const begun: readonly (readonly Step[])[] = [[create], [create, edit]];

/** The ways that lead to each status; the machine allows every one of them. */
const paths: Readonly<Record<ContentStatus, readonly (readonly Step[])[]>> = {
  draft: [...begun, [create, submit, approve, schedule, { action: 'unschedule', to: 'draft' }]],
  pending: begun.map((path) => [...path, submit]),
  rejected: begun.map((path) => [...path, submit, { action: 'reject', to: 'rejected' }]),
  approved: begun.map((path) => [...path, submit, approve]),
  scheduled: begun.map((path) => [...path, submit, approve, schedule]),
  published: begun.flatMap((path) => [
    [...path, submit, approve, { action: 'publish', to: 'published' }],
    [...path, submit, approve, schedule, { action: 'due', to: 'published' }],
  ]),
};

/** How long ago the last step was, in parts of the past. */
const lastStep: Readonly<Record<ContentStatus, readonly [number, number]>> = {
  draft: [20, 7000],
  pending: [15, 3800],
  rejected: [200, 14_000],
  approved: [30, 4500],
  scheduled: [60, 6500],
  published: [120, 94_000],
};

interface Written {
  title: string;
  draft:
    | Pick<SampleRow<'content'> & { type: 'social' }, 'type' | 'platform' | 'body' | 'description'>
    | Pick<
        SampleRow<'content'> & { type: 'email' },
        'type' | 'subject' | 'preheader' | 'body' | 'description'
      >
    | Pick<
        SampleRow<'content'> & { type: 'blog' },
        'type' | 'seoTitle' | 'seoDescription' | 'excerpt' | 'body' | 'description'
      >;
  /** Of a blog post: the samples of other types have no tags. */
  tags: string[];
}

const hashtag = (tag: string) =>
  `#${tag.replace(/(?:^|-)(\p{L})/gu, (_, letter: string) => letter.toUpperCase())}`;

/** The platforms with at most 300 characters, where a text is one paragraph. */
const terse: ReadonlySet<Platform> = new Set(['x', 'bluesky']);

function social(
  template: SocialTemplate,
  choice: Choice,
  platform: Platform,
  site: string,
): Written {
  const [short, more] = [fill(template.body, choice), fill(template.more, choice)];
  const marks = template.tags.map(hashtag).join(' ');
  const long = [short, more, platform === 'facebook' ? `More at ${site}` : marks].join('\n\n');
  return {
    title: fill(template.title, choice),
    draft: {
      type: 'social',
      platform,
      body: terse.has(platform) ? `${short} ${hashtag(template.tags[0] ?? 'news')}` : long,
      description: more,
    },
    tags: [],
  };
}

function email(template: EmailTemplate, choice: Choice): Written {
  const preheader = fill(template.preheader, choice);
  return {
    title: fill(template.title, choice),
    draft: {
      type: 'email',
      subject: fill(template.subject, choice),
      preheader,
      body: fill(template.body.join('\n\n'), choice),
      description: preheader,
    },
    tags: [],
  };
}

function blog(template: BlogTemplate, choice: Choice): Written {
  const excerpt = fill(template.excerpt, choice);
  return {
    title: fill(template.title, choice),
    draft: {
      type: 'blog',
      seoTitle: fill(template.seoTitle, choice),
      seoDescription: fill(template.seoDescription, choice),
      excerpt,
      body: fill(template.body.join('\n\n'), choice),
      description: excerpt,
    },
    tags: [...template.tags],
  };
}

const platformWeights = [
  { value: 'instagram', weight: 28 },
  { value: 'linkedin', weight: 26 },
  { value: 'facebook', weight: 18 },
  { value: 'x', weight: 16 },
  { value: 'bluesky', weight: 12 },
] as const satisfies { value: Platform; weight: number }[];

/** A larger scale repeats titles anyway, so more attempts would be useless there. */
const attemptsAt = (scale: number) => (scale === 1 ? 40 : 2);

/** Writes items one after another and avoids a title that it has used, while it can. */
function writer({ brand, faker, scale }: BrandContext) {
  const attempts = attemptsAt(scale);
  const used = new Set<string>();
  const next = { social: 0, email: 0, blog: 0 };
  function attempt(type: ContentType): Written {
    const choice = choose(brand.slots, faker);
    const turn = next[type];
    const template = <T>(templates: readonly T[]): T => {
      const found = templates[turn % templates.length];
      if (found === undefined) throw new Error(`${brand.name} has no template for ${type}.`);
      return found;
    };
    if (type === 'email') return email(template(brand.email), choice);
    if (type === 'blog') return blog(template(brand.blog), choice);
    const platform = faker.helpers.weightedArrayElement(platformWeights);
    return social(template(brand.social), choice, platform, brand.site);
  }
  return (type: ContentType): Written => {
    let written = attempt(type);
    for (let i = 0; i < attempts && used.has(written.title); i += 1) written = attempt(type);
    used.add(written.title);
    next[type] += 1;
    return written;
  };
}

interface Taken extends Step {
  at: RelativeDate;
  by: Person | null;
}

/** The steps of an item with their time and person, first to last. */
function takeSteps({ staff, faker }: BrandContext, status: ContentStatus): Taken[] {
  const path = faker.helpers.arrayElement(paths[status]);
  const author = faker.helpers.arrayElement(staff.authors);
  const others = staff.approvers.filter(({ id }) => id !== author.id);
  const approver = faker.helpers.arrayElement(others.length > 0 ? others : staff.approvers);
  const [least, most] = lastStep[status];
  let age = faker.number.int({ min: least, max: most });
  return path
    .toReversed()
    .map((step): Taken => {
      const isAuthors = ['create', 'edit', 'submit'].includes(step.action);
      const by = step.action === 'due' ? null : isAuthors ? author : approver;
      const at = -age;
      age += faker.number.int({ min: 60, max: isAuthors ? 900 : 600 });
      return { ...step, at, by };
    })
    .toReversed();
}

function wishedDate({ faker }: BrandContext): RelativeDate {
  const day = faker.number.int({ min: 1, max: 58 });
  return day * minutesOfDay + faker.number.int({ min: 8 * 4, max: 18 * 4 - 1 }) * 15;
}

/** A planned or set date; `due` items were published on it. */
function scheduledFor(context: BrandContext, steps: readonly Taken[]): RelativeDate | null {
  const last = steps.at(-1);
  if (last?.action === 'due') return last.at;
  if (steps.some(({ action }) => action === 'schedule')) return wishedDate(context);
  const isOpen = last?.to === 'pending' || last?.to === 'approved' || last?.to === 'draft';
  return isOpen && context.faker.datatype.boolean(0.5) ? wishedDate(context) : null;
}

/** How many of the pictures, oldest first, were there at a time. */
function countUntil(pictures: BrandRows['files'], time: RelativeDate): number {
  let [low, high] = [0, pictures.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pictures[middle]?.createdAt ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function imageCounts({ draft }: Written): { min: number; max: number } {
  if (draft.type === 'email') return { min: 0, max: 1 };
  if (draft.type === 'blog') return { min: 1, max: 1 };
  return draft.platform === 'instagram' ? { min: 1, max: 3 } : { min: 0, max: 2 };
}

/** Pictures that were in the library when the item was begun, or its first ones. */
function imagesFor(
  { faker, brand }: BrandContext,
  pictures: BrandRows['files'],
  written: Written,
  createdAt: RelativeDate,
): ContentImage[] {
  const count = faker.number.int(imageCounts(written));
  const known = Math.max(count, countUntil(pictures, createdAt));
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(faker.number.int({ min: 0, max: known - 1 }));
  return [...chosen].flatMap((place) => {
    const file = pictures[place];
    if (!file) return [];
    const motif = findSample(file.id)?.motif;
    const alt = motif?.kind === 'picture' ? pictureTexts[motif.picture] : brand.name;
    return [{ fileId: file.id, alt }];
  });
}

function campaignFor(
  { brand, faker }: BrandContext,
  campaigns: BrandRows['campaigns'],
  date: RelativeDate,
): SampleRow<'content'>['campaignId'] {
  const running = campaigns.filter(({ startDate, endDate }, index) => {
    const from = brand.campaigns[index % brand.campaigns.length]?.contentFrom ?? startDate;
    return from <= date && (endDate === null || date <= endDate);
  });
  if (running.length === 0 || faker.datatype.boolean(0.4)) return null;
  return faker.helpers.arrayElement(running).id;
}

interface Material {
  /** The image files of the brand, oldest first. */
  pictures: BrandRows['files'];
  campaigns: BrandRows['campaigns'];
}

function itemRow(
  context: BrandContext,
  rows: Material,
  index: number,
  written: Written,
  steps: readonly Taken[],
): SampleRow<'content'> {
  const { number, id: brandId } = context;
  const first = steps[0];
  const last = steps.at(-1);
  if (!first?.by || !last) throw new Error('Every item begins with somebody who creates it.');
  const approval =
    last.to === 'draft' ? undefined : steps.find(({ action }) => action === 'approve');
  const publishedAt = last.to === 'published' ? last.at : null;
  const wished = scheduledFor(context, steps);
  const date = wished ?? publishedAt ?? first.at;
  const { draft, title, tags } = written;
  return {
    id: brandSampleId('Content', number, index),
    brandId,
    title,
    ...draft,
    images: imagesFor(context, rows.pictures, written, first.at),
    campaignId: campaignFor(context, rows.campaigns, date),
    tags,
    version: steps.length,
    status: last.to,
    scheduledFor: wished,
    publishedAt,
    approvedAt: approval?.at ?? null,
    approvedBy: approval?.by?.id ?? null,
    createdAt: first.at,
    createdBy: first.by.id,
    updatedAt: last.at,
    updatedBy: (steps.findLast(({ by }) => by !== null)?.by ?? first.by).id,
  };
}

function changesOf({ tags, description }: SampleRow<'content'>) {
  const [first = ''] = tags;
  return tags.length > 1
    ? [{ field: 'tags', before: first, after: tags.join(', ') }]
    : [{ field: 'description', before: '', after: description }];
}

function historyRows(
  { number, brand, faker }: BrandContext,
  firstIndex: number,
  item: SampleRow<'content'>,
  steps: readonly Taken[],
): SampleRow<'history'>[] {
  return steps.map(({ action, to, at, by }, i) => ({
    id: brandSampleId('History', number, firstIndex + i),
    contentId: item.id,
    version: i + 1,
    at,
    by: by?.id ?? null,
    byName: by?.name ?? 'Schedule',
    action,
    from: steps[i - 1]?.to ?? null,
    to,
    note: action === 'reject' ? faker.helpers.arrayElement(brand.rejections) : null,
    changes: action === 'edit' ? changesOf(item) : [],
  }));
}

/** The brand's content with the history that led to it. */
export function generateContent(
  context: BrandContext,
  rows: BrandRows,
): { content: SampleRow<'content'>[]; history: SampleRow<'history'>[] } {
  const { faker, scale, share } = context;
  const total = Math.ceil(itemsInBrandOne * share) * scale;
  const statuses = faker.helpers.shuffle(deck(statusCounts, total));
  const types = faker.helpers.shuffle(deck(typeCounts, total));
  const write = writer(context);
  const material: Material = {
    pictures: rows.files.filter(({ category }) => category === 'image'),
    campaigns: rows.campaigns,
  };
  const content: SampleRow<'content'>[] = [];
  const history: SampleRow<'history'>[] = [];
  for (const [index, status] of statuses.entries()) {
    const steps = takeSteps(context, status);
    const item = itemRow(context, material, index, write(types[index] ?? 'social'), steps);
    content.push(item);
    history.push(...historyRows(context, history.length, item, steps));
  }
  return { content, history };
}
