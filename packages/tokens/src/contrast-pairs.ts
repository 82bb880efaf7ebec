/** A foreground that components set on grounds, and the ratio that WCAG 2.2 asks of it (`min`; `hc` in high contrast). */
export interface ContrastPair {
  readonly foreground: readonly string[];
  readonly grounds: readonly string[];
  readonly min: number;
  readonly hc: number;
}

const statuses = ['draft', 'pending', 'approved', 'scheduled', 'published', 'rejected'] as const;
const roles = ['admin', 'editor', 'viewer'] as const;
const notices = ['info', 'success', 'warning', 'danger'] as const;

const grounds = ['color.bg', 'color.surface', 'color.surface-sunken', 'color.surface-raised'];
const states = [
  'color.surface-hover',
  'color.surface-selected',
  'color.action-soft',
  'color.nav',
  'color.nav-hover',
];
const noticeGrounds = notices.map((name) => `color.notice.${name}.bg`);

const text = { min: 4.5, hc: 7 };
/** Chips carry small words: 7:1 in every theme (docs/product/accessibility.md#contrast-and-size). */
const chip = { min: 7, hc: 7 };
/** WCAG 1.4.11: controls, marks and the focus ring. */
const mark = { min: 3, hc: 3 };

/** Every pair of text or mark and ground that the components may set. A pair that is not here is not used. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    foreground: ['color.text', 'color.text-muted', 'color.text-link'],
    grounds: [...grounds, ...states, ...noticeGrounds],
    ...text,
  },
  {
    foreground: ['color.text-accent', 'color.text-danger', 'color.text-success'],
    grounds: [...grounds, 'color.surface-hover', ...noticeGrounds],
    ...text,
  },
  {
    foreground: ['color.on-action'],
    grounds: ['color.action', 'color.action-hover', 'color.action-pressed'],
    ...text,
  },
  {
    foreground: ['color.on-danger'],
    grounds: ['color.danger', 'color.danger-hover', 'color.danger-pressed'],
    ...text,
  },
  { foreground: ['color.text-muted', 'color.text'], grounds: ['color.segment'], ...text },
  { foreground: ['color.on-segment'], grounds: ['color.segment-selected'], ...text },
  { foreground: ['color.border-segment'], grounds: ['color.segment'], ...mark },
  { foreground: ['color.on-inverse', 'color.inverse-action'], grounds: ['color.inverse'], ...text },
  ...statuses.map((name) => ({
    foreground: [`color.status.${name}.text`],
    grounds: [`color.status.${name}.bg`],
    ...chip,
  })),
  ...statuses.map((name) => ({
    foreground: [`color.status.${name}.mark`],
    grounds: [`color.status.${name}.bg`, 'color.surface'],
    ...mark,
  })),
  ...roles.map((name) => ({
    foreground: [`color.role.${name}.text`],
    grounds: [`color.role.${name}.bg`],
    ...chip,
  })),
  ...notices.map((name) => ({
    foreground: [`color.notice.${name}.text`],
    grounds: [`color.notice.${name}.bg`],
    ...chip,
  })),
  ...notices.map((name) => ({
    foreground: [`color.notice.${name}.mark`],
    grounds: [`color.notice.${name}.bg`],
    ...mark,
  })),
  {
    foreground: ['color.border-control', 'color.action', 'color.danger', 'color.focus'],
    grounds: [...grounds, 'color.surface-hover', 'color.surface-selected'],
    ...mark,
  },
  { foreground: ['color.focus'], grounds: [...states, ...noticeGrounds], ...mark },
  {
    foreground: ['first', 'second', 'third', 'fourth', 'fifth'].map((nth) => `color.chart.${nth}`),
    grounds: ['color.surface'],
    ...mark,
  },
  // The brand's orange is 2.99 on white and less on paper: it marks, next to a word or shape that says the same.
  {
    foreground: ['color.accent'],
    grounds: ['color.bg', 'color.surface', 'color.nav'],
    min: 2.6,
    hc: 3,
  },
];

/** Colors that carry no information of their own, each with the reason why it needs no contrast ratio. */
export const decorative: Readonly<Record<string, string>> = {
  'color.border': 'Hairlines part what space and headings part already',
  'color.border-chip': 'The edge of a chip repeats its ground',
  'color.chart.grid': 'Grid lines repeat what the axis labels say',
  'color.checker': 'Ground behind pictures',
  'color.skeleton': 'Shape of what is loading, hidden from assistive technology',
  'color.scrim': 'Dims the page behind a dialog',
  ...Object.fromEntries(
    notices.map((name) => [`color.notice.${name}.border`, 'Edge of a tinted box']),
  ),
};
