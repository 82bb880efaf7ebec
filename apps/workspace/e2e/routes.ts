/** The viewer of a screen: a sample account, or a visitor who is not signed in. */
export type Visitor = 'nobody' | 'admin' | 'manager' | 'editor' | 'viewer';

export interface ScreenRoute {
  /** The address with its parameters filled in, such as `/content/edit/content_1`. */
  readonly path: string;
  /** A short, unique name in kebab case; also the screenshot's file name. */
  readonly name: string;
  readonly as: Visitor;
}

/** Sample ids are the same on every machine. */
const sample = (serial: string) => `/content/edit/content_1748736000000_${serial}`;

const campaign = '/marketing/campaigns/campaign_1748736000000_100001';
const email = '/marketing/emails/email_1748736000000_100006';
const printItem = '/marketing/print/print_1748736000000_100002';
const item = (serial: string) => `/workflows/content-workflow?item=content_1748736000000_${serial}`;

/**
 * Every screen, once: `pnpm shots` takes screenshots of them, and the size budgets and axe check
 * each one.
 */
export const routes: readonly ScreenRoute[] = [
  { path: '/login', name: 'sign-in', as: 'nobody' },
  { path: '/register', name: 'register', as: 'nobody' },
  { path: '/forgot-password', name: 'forgot-password', as: 'nobody' },
  { path: '/terms', name: 'terms', as: 'nobody' },
  { path: '/privacy', name: 'privacy', as: 'nobody' },
  { path: '/sign-in-help', name: 'sign-in-help', as: 'nobody' },
  {
    path: '/share/nothing-is-shared-at-this-address',
    name: 'share-not-found',
    as: 'nobody',
  },
  { path: '/', name: 'dashboard', as: 'admin' },
  { path: '/help', name: 'help', as: 'admin' },
  { path: '/?unknown=%2Fno%2Fsuch%2Fpage', name: 'dashboard-unknown-path', as: 'admin' },
  { path: '/brand/logos', name: 'logos', as: 'admin' },
  {
    path: '/brand/logos?logo=logo_1748736000000_100001',
    name: 'logos-viewer',
    as: 'admin',
  },
  { path: '/brand/colors', name: 'colors', as: 'admin' },
  { path: '/brand/colors?view=contrast', name: 'colors-contrast', as: 'admin' },
  {
    path: '/brand/colors?view=contrast&vision=deuteranopia',
    name: 'colors-contrast-viewer',
    as: 'viewer',
  },
  { path: '/brand/typography', name: 'typography', as: 'admin' },
  { path: '/brand/co-branding', name: 'co-branding', as: 'admin' },
  { path: '/brand/voice', name: 'voice', as: 'admin' },
  { path: '/brand/messaging', name: 'messaging', as: 'admin' },
  { path: '/brand/context', name: 'brand-context', as: 'admin' },
  { path: '/brand/book', name: 'brand-book', as: 'admin' },
  { path: '/content/calendar?view=month', name: 'content-calendar', as: 'admin' },
  { path: '/content/calendar?view=week', name: 'content-calendar-week', as: 'admin' },
  { path: '/content/calendar?view=list', name: 'content-list', as: 'admin' },
  {
    path: '/content/calendar?view=list&q=nothing+like+this',
    name: 'content-list-empty',
    as: 'admin',
  },
  { path: '/content/calendar?view=review', name: 'review-desk', as: 'admin' },
  { path: '/content/create', name: 'content-create', as: 'admin' },
  { path: '/content/generate-images', name: 'generate-images', as: 'admin' },
  { path: sample('10000f'), name: 'content-edit-social', as: 'admin' },
  { path: sample('10000i'), name: 'content-edit-email', as: 'admin' },
  { path: sample('10000d'), name: 'content-edit-blog', as: 'admin' },
  { path: sample('none'), name: 'content-not-found', as: 'admin' },
  { path: '/marketing/campaigns', name: 'campaigns', as: 'admin' },
  {
    path: '/marketing/campaigns?open=campaign_1748736000000_100001',
    name: 'campaigns-expanded',
    as: 'admin',
  },
  { path: '/marketing/campaigns?view=timeline', name: 'campaigns-timeline', as: 'admin' },
  { path: campaign, name: 'campaign', as: 'admin' },
  { path: `${campaign}/edit`, name: 'campaign-edit', as: 'admin' },
  { path: '/marketing/campaigns/create', name: 'campaign-create', as: 'admin' },
  { path: '/marketing/performance', name: 'performance', as: 'admin' },
  { path: '/marketing/performance?range=12m', name: 'performance-year', as: 'admin' },
  { path: '/analytics/keywords', name: 'keywords', as: 'admin' },
  { path: '/analytics/keywords?keyword=cold+brew+recipe', name: 'keyword', as: 'admin' },
  { path: '/marketing/emails', name: 'emails', as: 'admin' },
  { path: '/marketing/email', name: 'emails-short-address', as: 'admin' },
  { path: email, name: 'email', as: 'admin' },
  { path: `${email}/edit`, name: 'email-edit', as: 'admin' },
  { path: '/marketing/emails/create', name: 'email-create', as: 'admin' },
  { path: '/marketing/print', name: 'print-collateral', as: 'admin' },
  { path: printItem, name: 'print-item', as: 'admin' },
  { path: `${printItem}/edit`, name: 'print-edit', as: 'admin' },
  { path: '/marketing/print/create', name: 'print-create', as: 'admin' },
  { path: '/files', name: 'files', as: 'admin' },
  { path: '/files?view=list', name: 'files-list', as: 'admin' },
  { path: '/files?file=file_1748736000000_10001m', name: 'files-open', as: 'admin' },
  { path: '/files?q=nothing+like+this', name: 'files-empty', as: 'admin' },
  { path: '/workflows', name: 'workflows', as: 'admin' },
  { path: '/workflows/content-workflow', name: 'workflow', as: 'admin' },
  {
    path: '/workflows/content-workflow?view=table&state=approved&event=SCHEDULE&as=an-editor',
    name: 'workflow-table',
    as: 'admin',
  },
  {
    path: '/workflows/content-workflow?view=diagram&state=pending',
    name: 'workflow-diagram',
    as: 'admin',
  },
  { path: '/workflows/content-workflow?view=log', name: 'workflow-log', as: 'admin' },
  {
    path: '/workflows/content-workflow?view=people&state=pending&as=an-editor',
    name: 'workflow-people',
    as: 'admin',
  },
  {
    path: '/workflows/content-workflow?view=try&state=pending&as=a-manager',
    name: 'workflow-try',
    as: 'admin',
  },
  { path: '/workflows/content-workflow?view=compare', name: 'workflow-compare', as: 'admin' },
  { path: '/workflows/content-workflow?state=nowhere', name: 'workflow-no-state', as: 'admin' },
  { path: item('10000d'), name: 'workflow-item', as: 'admin' },
  { path: `${item('10000d')}&view=diagram`, name: 'workflow-item-diagram', as: 'admin' },
  // An instant before the item shows its first moment.
  {
    path: `${item('10000d')}&at=2000-01-01T00:00:00.000Z`,
    name: 'workflow-item-timeline',
    as: 'admin',
  },
  { path: `${item('10000d')}&view=export`, name: 'workflow-item-export', as: 'admin' },
  { path: item('none'), name: 'workflow-item-not-found', as: 'viewer' },
  // A page begins with the sign-in, so that is the first process of a tab.
  { path: '/workflows/auth?actor=1', name: 'workflow-actor', as: 'admin' },
  // An instant before its first event shows that event.
  {
    path: '/workflows/auth?actor=1&at=2000-01-01T00:00:00.000Z',
    name: 'workflow-actor-timeline',
    as: 'admin',
  },
  { path: '/workflows/no-such-workflow', name: 'workflow-not-found', as: 'admin' },
  { path: '/workflows/upload', name: 'workflow-upload-viewer', as: 'viewer' },
  { path: '/team', name: 'team', as: 'admin' },
  { path: '/team?q=nothing+like+this', name: 'team-empty', as: 'admin' },
  {
    path: '/register?invitation=invite_1748736000000_gone',
    name: 'register-invitation',
    as: 'nobody',
  },
  { path: '/team', name: 'team-viewer', as: 'viewer' },
  { path: '/settings', name: 'settings', as: 'admin' },
  { path: '/settings/account', name: 'settings-account', as: 'admin' },
  { path: '/settings/security', name: 'settings-security', as: 'admin' },
  { path: '/settings/notifications', name: 'settings-notifications', as: 'admin' },
  { path: '/settings/integrations', name: 'settings-integrations', as: 'admin' },
  { path: '/settings/integrations', name: 'settings-integrations-viewer', as: 'viewer' },
  { path: '/settings/billing', name: 'settings-billing', as: 'manager' },
  { path: '/settings/agency', name: 'settings-agency', as: 'admin' },
  { path: '/settings/roles', name: 'settings-roles', as: 'admin' },
  { path: '/settings/brands', name: 'settings-brands', as: 'admin' },
  { path: '/settings/brands', name: 'settings-brands-viewer', as: 'viewer' },
  { path: '/settings/data', name: 'settings-data', as: 'admin' },
  { path: '/settings/roles', name: 'settings-roles-denied', as: 'viewer' },
  { path: '/brand/co-branding', name: 'co-branding-viewer', as: 'viewer' },
  { path: '/brand/logos?tab=social', name: 'logos-social-viewer', as: 'viewer' },
  { path: '/brand/book', name: 'brand-book-viewer', as: 'viewer' },
  { path: '/brand/colors', name: 'colors-viewer', as: 'viewer' },
  { path: '/content/create', name: 'content-create-denied', as: 'viewer' },
  { path: '/content/generate-images', name: 'generate-images-denied', as: 'viewer' },
  { path: sample('10000d'), name: 'content-edit-read-only', as: 'viewer' },
  { path: '/marketing/campaigns', name: 'campaigns-viewer', as: 'viewer' },
  { path: '/marketing/campaigns/create', name: 'campaign-create-denied', as: 'viewer' },
  { path: '/marketing/performance', name: 'performance-viewer', as: 'viewer' },
  { path: '/analytics/keywords?range=12m', name: 'keywords-viewer', as: 'viewer' },
  { path: '/marketing/emails', name: 'emails-viewer', as: 'viewer' },
  { path: '/marketing/emails/create', name: 'email-create-denied', as: 'viewer' },
  { path: '/marketing/print', name: 'print-collateral-viewer', as: 'viewer' },
  { path: '/files', name: 'files-viewer', as: 'viewer' },
  { path: '/brand/context?platform=blog', name: 'brand-context-viewer', as: 'viewer' },
];
