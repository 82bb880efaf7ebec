import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const features = new URL('features/', import.meta.url);
const states = ['loaded', 'loading', 'empty', 'error', 'denied'] as const;
const roles = ['admin', 'editor', 'viewer'] as const;

/** Why a state or a role is not shown: it cannot occur. */
interface Never {
  never: string;
}

interface Shown {
  states: Record<(typeof states)[number], string | Never>;
  roles: Record<(typeof roles)[number], string | Never>;
}

const noSession = { never: 'Nobody is signed in here: it is the same for all.' };
const forAll = { admin: noSession, editor: noSession, viewer: noSession };
const form = { never: 'It asks for nothing before it shows its form.' };
const open = { never: 'It is open to everybody.' };

/** The story that shows each screen in each state and to each role. */
const screens: Record<string, Shown> = {
  CalendarScreen: {
    states: {
      loaded: 'Loaded',
      loading: 'Loading',
      empty: 'Empty',
      error: 'Failed',
      denied: 'Denied',
    },
    roles: { admin: 'OfAnAdmin', editor: 'Loaded', viewer: 'OfAViewer' },
  },
  CreateContentScreen: {
    states: {
      loaded: 'SeveralPosts',
      loading: 'Sending',
      empty: 'Fresh',
      error: 'NotCreated',
      denied: 'Denied',
    },
    roles: { admin: 'OfAnAdmin', editor: 'Fresh', viewer: 'Denied' },
  },
  DashboardScreen: {
    states: {
      loaded: 'Loaded',
      loading: 'Loading',
      empty: 'Empty',
      error: 'Failed',
      denied: 'Denied',
    },
    roles: { admin: 'OfAnAdmin', editor: 'OfAnEditor', viewer: 'OfAViewer' },
  },
  EditContentScreen: {
    states: {
      loaded: 'PendingForAManager',
      loading: 'Loading',
      empty: 'NotFound',
      error: 'Failed',
      denied: 'Denied',
    },
    roles: {
      admin: 'DraftForAnAdmin',
      editor: 'PendingForAnEditor',
      viewer: 'PublishedForAViewer',
    },
  },
  FilesScreen: {
    states: {
      loaded: 'Grid',
      loading: 'Loading',
      empty: 'Empty',
      error: 'Failed',
      denied: 'Denied',
    },
    roles: { admin: 'OfAnAdmin', editor: 'OfAnEditor', viewer: 'OfAViewer' },
  },
  GenerateImagesScreen: {
    states: {
      loaded: 'Filled',
      loading: 'Loading',
      empty: 'Empty',
      error: 'Failed',
      denied: 'Denied',
    },
    roles: { admin: 'OfAnAdmin', editor: 'Filled', viewer: 'Denied' },
  },
  LegalScreen: {
    states: {
      loaded: 'Terms',
      loading: { never: 'Its words come with its code.' },
      empty: { never: 'Its words come with its code.' },
      error: { never: 'It asks for nothing.' },
      denied: open,
    },
    roles: forAll,
  },
  RegisterScreen: {
    states: {
      loaded: 'WithProblems',
      loading: form,
      empty: 'Fresh',
      error: 'AddressTaken',
      denied: open,
    },
    roles: forAll,
  },
  ReviewDesk: {
    states: {
      loaded: 'Loaded',
      loading: 'Loading',
      empty: 'AllReviewed',
      error: 'Failed',
      denied: 'Denied',
    },
    roles: { admin: 'OfAnAdmin', editor: 'OfAnEditor', viewer: 'Denied' },
  },
  SignInScreen: {
    states: {
      loaded: 'WithProblems',
      loading: 'Pending',
      empty: 'Fresh',
      error: 'OutOfReach',
      denied: 'WrongPassword',
    },
    roles: forAll,
  },
  WorkspaceShell: {
    states: {
      loaded: 'OfAnAdmin',
      loading: { never: 'The route has its brands before it shows: the splash stands until then.' },
      empty: 'NoNotifications',
      error: 'NotificationsFailed',
      denied: { never: 'Whoever is signed in has it; what they may not do is left out of it.' },
    },
    roles: { admin: 'OfAnAdmin', editor: 'ChoosingABrand', viewer: 'OneBrandOnly' },
  },
};

/** The stories of a screen with what stands in them. */
function storiesOf(source: string): ReadonlyMap<string, string> {
  const parts = source.split(/^export const /m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]));
}

const sources = new Map(
  readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file): [string, string] => [
      basename(file, '.stories.tsx'),
      readFileSync(new URL(file, features), 'utf8'),
    ])
    .filter(([, source]) => source.includes("title: 'Screens/")),
);

describe('screens', () => {
  it('are all listed here', () => {
    expect(Object.keys(screens).toSorted()).toEqual([...sources.keys()].toSorted());
  });

  for (const [screen, shown] of Object.entries(screens)) {
    const source = sources.get(screen) ?? '';
    const stories = storiesOf(source);
    it(`${screen} is shown in each of its states`, () => {
      const named = Object.values(shown.states).filter((each) => typeof each === 'string');
      expect(named.filter((story) => !stories.has(story))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
    });
    it(`${screen} is shown to each role`, () => {
      for (const role of roles) {
        const story = shown.roles[role];
        if (typeof story !== 'string') continue;
        const text = stories.get(story) ?? '';
        // By the story itself, by what the file's stories share, or the frame's own.
        const shared = [...source.matchAll(/^const (\w+) = .*as="(\w+)"/gm)]
          .filter(([, name = '']) => text.includes(name))
          .map(([, , as]) => as);
        const named = /(?:as="|story\(')(\w+)/.exec(text)?.[1];
        const frames = text.includes('<StoryFrame') ? 'admin' : undefined;
        expect(named ?? shared[0] ?? frames, `${story} of ${screen}`).toBe(role);
      }
    });
  }
});
