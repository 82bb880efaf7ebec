export const rulePlatforms = ['all', 'social', 'blog', 'email'] as const;
export type RulePlatform = (typeof rulePlatforms)[number];

/** The tabs of the brand context. */
export const rulePlatformLabels: Record<RulePlatform, string> = {
  all: 'All Platforms',
  social: 'Social Media',
  blog: 'Blog',
  email: 'Email',
};
