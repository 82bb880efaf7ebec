/**
 * The Vitest projects that run in Node, with their folders. A run names them one by one: a browser
 * project that is only ruled out (`!storybook`) is opened anyway.
 */
export const nodeProjects = /** @type {const} */ ({
  domain: 'packages/domain',
  tokens: 'packages/tokens',
  statechart: 'packages/statechart',
  machines: 'packages/machines',
  'workflow-explorer': 'packages/workflow-explorer',
  backend: 'packages/backend',
  'mock-backend': 'packages/mock-backend',
  ui: 'packages/ui',
  workspace: 'apps/workspace',
  tools: 'tools',
});
