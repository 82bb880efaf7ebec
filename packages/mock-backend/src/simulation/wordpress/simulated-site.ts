import { sha256 } from '@brandroom/backend/digest';
import type { SiteRequest, SiteResponse } from '@brandroom/backend/services';

import type { Site, SitePost, SiteStore } from './site-store';

/** Posts and pages that a site has before anything is published to it. */
const ownPosts = 12;
const ownPages = 5;
/** How long a slow site takes for each answer, in milliseconds. */
const slowAnswer = 1500;

type Step = { site: Site; answer: SiteResponse };

const status = (code: number, body: unknown = null): SiteResponse => ({ status: code, body });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The behaviour that the first part of a host asks for (docs/product/integrations.md#simulated-sites). */
const behaviorOf = (host: string) => host.split('.')[0] ?? '';

function list(site: Site, kind: 'posts' | 'pages', slug: string | null): SiteResponse {
  if (kind === 'pages') return { status: 200, total: ownPages, body: [] };
  const found = slug === null ? [] : site.posts.filter((post) => post.slug === slug);
  return { status: 200, total: ownPosts + site.posts.length, body: found };
}

/** Writes one post: a new one, or the one with this id. Slugs are unique. */
function write(site: Site, id: number | null, body: SiteRequest['body'] = {}): Step {
  const writes = site.writes + 1;
  // Every second request finds the server busy.
  if (behaviorOf(site.host) === 'flaky' && writes % 2 === 0) {
    return { site: { ...site, writes }, answer: status(503) };
  }
  const slug = textOf(body['slug']);
  const taken = site.posts.find((post) => post.slug === slug);
  if (id === null && taken) return { site, answer: status(409, { id: taken.id }) };
  const post: SitePost = {
    id: id ?? ownPosts + site.posts.length + 1,
    slug,
    title: textOf(body['title']),
    content: textOf(body['content']),
    excerpt: textOf(body['excerpt']),
  };
  const others = site.posts.filter((each) => each.id !== post.id);
  return {
    site: { ...site, writes, posts: [...others, post] },
    answer: status(id === null ? 201 : 200, { id: post.id }),
  };
}

interface Handled {
  request: SiteRequest;
  path: string;
  query: URLSearchParams;
  tokenHash: string | null;
  newToken: { token: string; hash: string };
}

function signIn(site: Site, { request, newToken }: Handled): Step {
  const { username, password } = request.body ?? {};
  const isRefused = behaviorOf(site.host) === 'refuse' || !textOf(username) || !textOf(password);
  if (isRefused) return { site, answer: status(403) };
  const tokens = [...site.tokens, newToken.hash];
  return { site: { ...site, tokens }, answer: status(200, { token: newToken.token }) };
}

function handle(site: Site, handled: Handled): Step {
  const { request, path, query, tokenHash } = handled;
  const { method } = request;
  if (behaviorOf(site.host) === 'plain') return { site, answer: status(404) };
  if (path === '/') return { site, answer: status(200, { namespaces: ['wp/v2', 'jwt-auth/v1'] }) };
  if (path === '/jwt-auth/v1/token' && method === 'POST') return signIn(site, handled);

  if (tokenHash === null || !site.tokens.includes(tokenHash)) return { site, answer: status(401) };
  if (path === '/jwt-auth/v1/token') {
    const tokens = site.tokens.filter((hash) => hash !== tokenHash);
    return { site: { ...site, tokens }, answer: status(200) };
  }
  const [, kind, id] = /^\/wp\/v2\/(posts|pages)(?:\/(\d+))?$/u.exec(path) ?? [];
  if (kind !== 'posts' && kind !== 'pages') return { site, answer: status(404) };
  if (method === 'GET') return { site, answer: list(site, kind, query.get('slug')) };
  if (behaviorOf(site.host) === 'readonly') return { site, answer: status(403) };
  return write(site, id === undefined ? null : Number(id), request.body);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The REST API of simulated WordPress sites: any address is one. Nothing is sent anywhere. */
export function simulatedSites(store: SiteStore): (request: SiteRequest) => Promise<SiteResponse> {
  return async (request) => {
    const { host, pathname, searchParams: query } = new URL(request.url);
    const behavior = behaviorOf(host);
    if (behavior === 'slow') await pause(slowAnswer);
    if (behavior === 'down') throw new Error('The site cannot be reached.');
    const path = pathname.slice(pathname.indexOf('/wp-json') + '/wp-json'.length) || '/';
    const token = crypto.randomUUID();
    const newToken = { token, hash: await sha256(token) };
    const tokenHash = request.token === undefined ? null : await sha256(request.token);
    const answer = await store.change(host, (site) => {
      const step = handle(site, { request, path, query, tokenHash, newToken });
      // The post is written, but the answer is lost.
      const isNew = behavior === 'lossy' && step.answer.status === 201;
      return { site: step.site, answer: isNew ? null : step.answer };
    });
    if (answer === null) throw new Error('The answer was lost.');
    return answer;
  };
}
