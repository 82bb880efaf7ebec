/** Who looks at a screen: a sample account, or nobody who has signed in. */
export type Visitor = 'nobody' | 'admin' | 'manager' | 'editor' | 'viewer';

export interface ScreenRoute {
  /** Address with any parameters filled in, e.g. `/content/edit/content_1`. */
  readonly path: string;
  /** Short, unique, kebab-case: names the picture. */
  readonly name: string;
  readonly as: Visitor;
}

/** Every screen, once: pictured by `pnpm shots`, judged by axe in every theme and width. */
export const routes: readonly ScreenRoute[] = [
  { path: '/login', name: 'sign-in', as: 'nobody' },
  { path: '/register', name: 'register', as: 'nobody' },
  { path: '/forgot-password', name: 'forgot-password', as: 'nobody' },
  { path: '/terms', name: 'terms', as: 'nobody' },
  { path: '/privacy', name: 'privacy', as: 'nobody' },
  { path: '/', name: 'dashboard', as: 'admin' },
  { path: '/content/calendar', name: 'content-list', as: 'admin' },
  { path: '/content/create', name: 'content-create', as: 'admin' },
];
