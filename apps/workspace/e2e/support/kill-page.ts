import { lookUpEveryRow } from '@brandroom/backend/testing/every-index';
import type { CallOptions, WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { clientOn } from '@brandroom/mock-backend/client';
import { connect } from '@brandroom/mock-backend/connection';
import { defaultSimulation } from '@brandroom/mock-backend/simulation';
import type { StorageState } from '@brandroom/mock-backend/storage';
import { indexedDbStore } from '@brandroom/mock-backend/store/indexed-db';

/** Sends the command of a step with its idempotency key, and reports the answer. */
type Send = <T>(
  step: string,
  call: (options: { context: CallOptions }) => Promise<T>,
) => Promise<T>;

/** States in which calls wait for a person, who is not here. */
const holdingStates = new Set<StorageState>(['stuck', 'lost', 'older', 'newer']);

const states: StorageState[] = [];
let worker: Worker | null = null;
let token: string | null = null;
let client: WorkspaceClient | null = null;

function signedIn(): WorkspaceClient {
  if (!client) throw new Error('Nobody is signed in.');
  return client;
}

/** Starts the backend and signs in; returns the storage notices received until then. */
async function open(workerAddress: string): Promise<StorageState[]> {
  const connection = connect(
    () => {
      worker = new Worker(workerAddress, { type: 'module' });
      return worker;
    },
    { ...defaultSimulation, latency: 0 },
  );
  const held = new Promise<never>((_, reject) => {
    connection.onStorage((state) => {
      states.push(state);
      if (holdingStates.has(state)) reject(new Error(`Calls wait: the storage is ${state}.`));
    });
  });
  client = clientOn(connection.port, () => token);
  const session = await Promise.race([
    client.auth.signIn({ email: 'admin@example.com', password: 'any', remember: false }),
    held,
  ]);
  ({ token } = session);
  return states;
}

const draft = (title: string, body: string): ContentDraft => ({
  type: 'social',
  platform: 'linkedin',
  title,
  description: '',
  body,
  tags: [],
  images: [],
  campaignId: null,
});

const unwantedOf = (name: string) => `${name}, unwanted`;

/**
 * Runs commands that use each other's answers, so that each sends the same input again after a
 * kill.
 */
async function chain(name: string, brandId: BrandId, send: Send): Promise<void> {
  const { content, files, shares } = signedIn();
  const create = (step: string, title: string) =>
    send(step, (options) =>
      content.create({ brandId, draft: draft(title, 'Ripe.'), scheduledFor: null }, options),
    );
  const { id } = await create('content.create 1', name);
  const edit = { id, version: 1, draft: draft(name, 'Sweet.'), scheduledFor: null };
  await send('content.update', (options) => content.update(edit, options));
  await send('content.submit', (options) => content.submit({ id, version: 2 }, options));
  const unwanted = await create('content.create 2', unwantedOf(name));
  const deletion = { id: unwanted.id, version: 1 };
  await send('content.delete', (options) => content.delete(deletion, options));
  const file = await send('files.upload', async (options) => {
    const bytes = new File([pdf(name)], `${name}.pdf`, { type: 'application/pdf' });
    const upload = await files.upload({ brandId, file: bytes }, options);
    let step = await upload.next();
    while (!step.done) step = await upload.next();
    return step.value;
  });
  const link = { assetId: file.id, isPublic: true, expiresAt: null };
  const first = await send('shares.create 1', (options) => shares.create(link, options));
  await send('shares.create 2', (options) => shares.create(link, options));
  await send('shares.delete', (options) => shares.delete({ id: first.id }, options));
}

const pdf = (name: string) =>
  `%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n${`% ${name}\n`.repeat(2000)}%%EOF\n`;

/** Sends every command of these chains and reports each answer to the journey at once. */
async function work(chains: readonly string[]): Promise<void> {
  const [brand] = await signedIn().brands.list();
  if (!brand) throw new Error('There is no brand.');
  const acknowledge = Reflect.get(window, 'acknowledged') as (key: string, answer: unknown) => void;
  await Promise.all(
    chains.map((name) =>
      chain(name, brand.id, async (step, call) => {
        const key = `${name}: ${step}`;
        const answer = await call({ context: { idempotencyKey: key } }).catch((error: unknown) => {
          throw new Error(`${key}: ${String(error)}`, { cause: error });
        });
        acknowledge(key, answer);
        return answer;
      }),
    ),
  );
}

/** Returns the stored rows, read without the backend. */
async function stored(chains: readonly string[]) {
  const ignore = () => undefined;
  const store = await indexedDbStore('brandroom', { onOutdated: ignore, onLost: ignore });
  try {
    const found = await lookUpEveryRow(store);
    const rows = await store.read(async (transaction) => ({
      content: await transaction.all('content'),
      trash: await transaction.all('trash'),
      history: await transaction.all('history'),
      files: await transaction.all('files'),
      blobs: await transaction.all('blobs'),
      shares: await transaction.all('shares'),
      audit: await transaction.all('audit'),
    }));
    const actionsOf = (contentId: string | undefined) =>
      rows.history
        .filter((entry) => entry.contentId === contentId)
        .map(({ action }) => action)
        .toSorted();
    const effectsOf = async (name: string) => {
      const items = rows.content.filter(({ title }) => title.startsWith(name));
      const deleted = rows.trash.filter(({ row }) => 'title' in row && row.title.startsWith(name));
      const uploaded = rows.files.filter((file) => file.name === `${name}.pdf`);
      const links = rows.shares.filter(({ assetId }) => assetId === uploaded[0]?.id);
      const bytes = rows.blobs.find(({ id }) => id === uploaded[0]?.blobId);
      return {
        items: items.map(({ title, version, status }) => ({ title, version, status })),
        actions: actionsOf(items[0]?.id),
        deleted: deleted.length,
        deletedActions: actionsOf(deleted[0]?.id),
        uploaded: uploaded.length,
        isWhole: (await bytes?.blob.text()) === pdf(name),
        links: links.length,
        revoked: links.filter(({ revokedAt }) => revokedAt !== undefined).length,
      };
    };
    const done: Record<string, number> = {};
    for (const { operation, outcome } of rows.audit) {
      if (outcome === 'done') done[operation] = (done[operation] ?? 0) + 1;
    }
    return { ...found, done, effects: await Promise.all(chains.map(effectsOf)) };
  } finally {
    store.close();
  }
}

const page = { open, work, stored, endWorker: () => worker?.terminate() };

/** The functions that the kill journeys call in a page without the app. */
export type KillPage = typeof page;

Object.assign(window, { killPage: page });
