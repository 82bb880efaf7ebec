import type { SiteProblem, WordPressDraft } from '@brandroom/domain/integration/wordpress.schema';
import type { ContentItem } from '@brandroom/domain/content/content.schema';

import type { Services, SiteRequest, SiteResponse } from '../../services';

type Request = Services['requestSite'];

/** A site that the workspace is signed in to. */
export interface SignedSite {
  url: string;
  token: string;
}

export interface SiteCounts {
  posts: number;
  pages: number;
}

/** The answer of a site, or its problem. */
export type SiteResult<T> = { problem: SiteProblem } | ({ problem: null } & T);

/** How long a site may take, in milliseconds. */
const timeLimit = 10_000;

class SiteFailure extends Error {
  readonly problem: SiteProblem;
  constructor(problem: SiteProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The site's address up to its folder, as it is stored and shown. */
export function siteUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.replace(/\/+$/u, '');
}

const hostOf = (url: string) => new URL(url).host;

function problemOf(kind: SiteProblem['kind'], host: string): SiteProblem {
  const messages: Record<SiteProblem['kind'], string> = {
    unreachable: `${host} doesn’t answer. Check the address, or try again later.`,
    busy: `${host} is too busy to answer. Try again later.`,
    notWordPress: `There is no WordPress REST API at ${host}. Check the address.`,
    signIn: `${host} refused the username or application password.`,
    forbidden: `This user can’t publish posts on ${host}. Use an account with the Author role or higher.`,
  };
  return { kind, message: messages[kind] };
}

function kindOf(status: number): SiteProblem['kind'] {
  if (status === 401) return 'signIn';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notWordPress';
  return 'busy';
}

async function ask(request: Request, site: string, what: SiteRequest): Promise<SiteResponse> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The site took too long.')), timeLimit);
  });
  try {
    return await Promise.race([request(what), limit]);
  } catch {
    throw new SiteFailure(problemOf('unreachable', hostOf(site)));
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a request and throws unless it succeeds; statuses in `alsoGood` count as success. */
async function answerOf(
  request: Request,
  site: string,
  what: Omit<SiteRequest, 'url'> & { path: string },
  alsoGood: readonly number[] = [],
): Promise<SiteResponse> {
  const { path, ...rest } = what;
  const response = await ask(request, site, { ...rest, url: `${site}/wp-json${path}` });
  if (response.status < 300 || alsoGood.includes(response.status)) return response;
  throw new SiteFailure(problemOf(kindOf(response.status), hostOf(site)));
}

async function resultOf<T>(work: () => Promise<T>): Promise<SiteResult<T>> {
  try {
    return { problem: null, ...(await work()) };
  } catch (error) {
    if (error instanceof SiteFailure) return { problem: error.problem };
    throw error;
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

async function countsOf(request: Request, { url, token }: SignedSite): Promise<SiteCounts> {
  const count = async (kind: string) => {
    const path = `/wp/v2/${kind}?per_page=1`;
    return (await answerOf(request, url, { method: 'GET', path, token })).total ?? 0;
  };
  return { posts: await count('posts'), pages: await count('pages') };
}

/** Checks the address, exchanges the password for a token and reads the counts. */
export function signInToSite(
  request: Request,
  { url, username, applicationPassword }: WordPressDraft,
): Promise<SiteResult<SiteCounts & { token: string }>> {
  const site = siteUrl(url);
  return resultOf(async () => {
    const index = await answerOf(request, site, { method: 'GET', path: '/' });
    const namespaces = property(index.body, 'namespaces');
    if (!Array.isArray(namespaces) || !namespaces.includes('wp/v2')) {
      throw new SiteFailure(problemOf('notWordPress', hostOf(site)));
    }
    const body = { username, password: applicationPassword };
    const path = '/jwt-auth/v1/token';
    const answer = await answerOf(request, site, { method: 'POST', path, body }, [403]);
    const token = property(answer.body, 'token');
    if (answer.status === 403 || typeof token !== 'string') {
      throw new SiteFailure(problemOf('signIn', hostOf(site)));
    }
    return { token, ...(await countsOf(request, { url: site, token })) };
  });
}

export const readSite = (request: Request, site: SignedSite): Promise<SiteResult<SiteCounts>> =>
  resultOf(() => countsOf(request, site));

/** Revokes the token. */
export const signOutOfSite = (
  request: Request,
  { url, token }: SignedSite,
): Promise<SiteResult<object>> =>
  resultOf(() => answerOf(request, url, { method: 'DELETE', path: '/jwt-auth/v1/token', token }));

type Post = Pick<
  Extract<ContentItem, { type: 'blog' }>,
  'id' | 'title' | 'body' | 'excerpt' | 'type'
>;

/** The post's slug on the site, the same for each attempt, so that the item is published once. */
const slugOf = ({ id }: Pick<Post, 'id'>) => `brandroom-${id.replaceAll('_', '-')}`;

/**
 * Publishes a post, or updates the existing one. It is found by its slug, so a post whose earlier
 * publishing was interrupted is not published twice.
 */
export function publishOnSite(
  request: Request,
  { url, token }: SignedSite,
  post: Post,
): Promise<SiteResult<object>> {
  const slug = slugOf(post);
  const { title, body: content, excerpt } = post;
  const body = { slug, title, content, excerpt, status: 'publish' };
  const posts = '/wp/v2/posts';
  return resultOf(async () => {
    const found = await answerOf(request, url, {
      method: 'GET',
      path: `${posts}?slug=${slug}`,
      token,
    });
    const [first]: unknown[] = Array.isArray(found.body) ? found.body : [];
    const id = property(first, 'id');
    const path = typeof id === 'number' ? `${posts}/${String(id)}` : posts;
    // 409: another tab has already published it.
    return answerOf(request, url, { method: 'POST', path, token, body }, [409]);
  });
}
