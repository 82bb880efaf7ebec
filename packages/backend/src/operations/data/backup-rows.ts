import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { HistoryLine } from '@brandroom/domain/content/workflow-summary';
import { statusLinesByItem } from '@brandroom/domain/content/workflow-summary';

import type {
  CollectionName,
  Collections,
  StoredContent,
  StoredShareLink,
  StoredUser,
  StoredWordPress,
} from '../../store/collections';
import { collectionNames } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { toItem, toStored } from '../content/stored-content';

/** The collections without rows in an export: those of this browser, and `contentMoves`, which follows from `content`. */
const notExported = ['meta', 'sessions', 'receipts', 'audit', 'contentMoves'] as const;
type NotExported = (typeof notExported)[number];

/** The collections that an export has as JSON. */
export type BackupCollection = Exclude<CollectionName, NotExported | 'blobs'>;

export const backupCollections = collectionNames.filter(
  (name): name is BackupCollection =>
    name !== 'blobs' && !notExported.some((each) => each === name),
);

/** A row of an export: the stored one, without secrets and derived fields. */
export type BackupRow = Record<string, unknown> & { id: string };
export type BackupRows = ReadonlyMap<BackupCollection, readonly BackupRow[]>;

const secretName = /password|passphrase|token|ticket|secret/iu;

function entriesOf(row: object, isSecret: boolean): [string, unknown][] {
  return Object.entries(row).filter(([name]) => secretName.test(name) === isSecret);
}

function withoutSecrets(row: object): BackupRow {
  return Object.fromEntries(entriesOf(row, false)) as BackupRow;
}

/** The row as an export has it. */
export function toBackup<C extends BackupCollection>(name: C, row: Collections[C]): BackupRow {
  if (name === 'content') return withoutSecrets(toItem(row as StoredContent));
  const bare = withoutSecrets(row);
  if (name === 'users') {
    return { ...bare, hasPassword: (row as StoredUser).passwordHash !== null };
  }
  if (name !== 'trash') return bare;
  const { withIt, collection, row: deleted } = row as Collections['trash'];
  return {
    ...bare,
    row: collection === 'content' ? toItem(deleted as StoredContent) : deleted,
    withIt: withIt.map(withoutSecrets),
  };
}

/** The rows of this browser by their ids: their secrets are not in an export. */
export interface KnownRows {
  of(name: BackupCollection): ReadonlyMap<string, object>;
  links: ReadonlyMap<string, object>;
}

/** Reads the rows that an import may replace. */
export async function readKnown(transaction: ReadTransaction): Promise<KnownRows> {
  const known = new Map<BackupCollection, Map<string, object>>();
  for (const name of backupCollections) {
    const rows = await transaction.all(name);
    known.set(name, new Map(rows.map((row) => [row.id, row])));
  }
  const links = new Map(known.get('shares'));
  for (const { withIt } of await transaction.all('trash')) {
    for (const link of withIt) links.set(link.id, link);
  }
  return { of: (name) => known.get(name) ?? new Map<string, object>(), links };
}

/** The link with its token; one whose token is not known here opens nothing, and counts as revoked. */
function toLink(row: BackupRow, { links }: KnownRows, at: string): StoredShareLink {
  const link = withoutSecrets(row);
  const known = links.get(link.id);
  if (known) return { ...Object.fromEntries(entriesOf(known, true)), ...link } as never;
  return { tokenHash: `unknown ${link.id}`, revokedAt: at, ...link } as never;
}

/** The connection with its token; a site whose token is not known here must be connected again. */
function toSite(row: BackupRow, { of }: KnownRows): StoredWordPress {
  const site = row as never as StoredWordPress;
  const known = of('wordPress').get(row.id) as StoredWordPress | undefined;
  if (known?.token === undefined || known.url !== site.url) {
    return { ...site, status: 'disconnected' };
  }
  return { ...site, token: known.token };
}

interface ImportContext {
  /** When the import is. */
  readonly at: string;
  readonly known: KnownRows;
  /** The changes of status of each item, by its id. */
  readonly lines: ReadonlyMap<string, readonly HistoryLine[]>;
}

/** The changes of status that the histories of an export hold. */
export function linesOfBackup(rows: BackupRows): ImportContext['lines'] {
  // The schemas of `row-schemas.ts` have checked the fields.
  return statusLinesByItem((rows.get('history') ?? []) as never);
}

/** The row as this browser stores it, with only its own secrets. */
export function fromBackup<C extends BackupCollection>(
  name: C,
  given: BackupRow,
  { known, at, lines }: ImportContext,
): Collections[C] {
  const toContent = (item: ContentItem): StoredContent => {
    const here = known.of('content').get(item.id) as StoredContent | undefined;
    // An item from before they were kept is no other item for having them.
    const statusLines = here && !here.statusLines ? undefined : lines.get(item.id);
    return { ...toStored(item), ...(statusLines && { statusLines }) };
  };
  const row = withoutSecrets(given);
  // The schemas of `row-schemas.ts` have checked the fields.
  if (name === 'content') return toContent(row as never) as Collections[C];
  if (name === 'shares') return toLink(row, known, at) as Collections[C];
  const secrets = Object.fromEntries(entriesOf(known.of(name).get(row.id) ?? {}, true));
  if (name === 'users') return { passwordHash: null, ...secrets, ...row } as never;
  if (name === 'wordPress') return toSite(row, known) as Collections[C];
  if (name !== 'trash') return { ...secrets, ...row } as never;
  const { collection, row: deleted, withIt } = row as never as Collections['trash'];
  return {
    ...row,
    row: collection === 'content' ? toContent(deleted as never) : deleted,
    withIt: withIt.map((link) => toLink(link as never, known, at)),
  } as never;
}

/** How many accounts had a password of their own that is not known in this browser. */
export function accountsWithoutPassword(rows: BackupRows, known: KnownRows): number {
  const here = known.of('users') as ReadonlyMap<string, StoredUser>;
  return (rows.get('users') ?? []).filter(
    ({ id, hasPassword }) => hasPassword === true && (here.get(id)?.passwordHash ?? null) === null,
  ).length;
}
