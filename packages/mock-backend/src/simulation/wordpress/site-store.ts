import { openDB } from 'idb';

/** A post of a simulated site. */
export interface SitePost {
  id: number;
  slug: string;
  title: string;
  content: string;
  excerpt: string;
}

/** The data that a simulated WordPress site has on its own server. */
export interface Site {
  host: string;
  posts: readonly SitePost[];
  /** SHA-256 of each token that was given and not revoked. */
  tokens: readonly string[];
  /** How many posts it was asked to write. */
  writes: number;
}

/** Where the simulated sites are kept, apart from the workspace. */
export interface SiteStore {
  /** Changes a site in one step, so that two tabs never lose each other's change. */
  change<T>(host: string, work: (site: Site) => { site: Site; answer: T }): Promise<T>;
}

const newSite = (host: string): Site => ({ host, posts: [], tokens: [], writes: 0 });

/** Sites that live as long as the page. */
export function memorySites(): SiteStore {
  const sites = new Map<string, Site>();
  return {
    change: async (host, work) => {
      const { site, answer } = work(sites.get(host) ?? newSite(host));
      sites.set(host, site);
      return answer;
    },
  };
}

/** Sites in a database of their own, opened with the first request to one. */
export function indexedDbSites(name: string): SiteStore {
  const open = () =>
    openDB(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('sites', { keyPath: 'host' });
      },
    });
  return {
    change: async (host, work) => {
      const database = await open();
      try {
        const transaction = database.transaction('sites', 'readwrite', { durability: 'strict' });
        const stored: Site | undefined = await transaction.store.get(host);
        const { site, answer } = work(stored ?? newSite(host));
        await transaction.store.put(site);
        await transaction.done;
        return answer;
      } finally {
        database.close();
      }
    },
  };
}
