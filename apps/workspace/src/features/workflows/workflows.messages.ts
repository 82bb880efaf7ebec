// How the product's processes work: the list of workflows, and each in the explorer.

/** Every visible string of this room. */
export const workflowsMessages = {
  list: {
    title: 'Workflows',
    caption: 'Workflows',
    columns: { label: 'Workflow', sentence: 'Purpose', id: 'ID' },
  },
  machine: {
    back: 'Workflows',
    loading: 'Loading workflow',
    version: (version: string) => `Version ${version}`,
    states: (count: number) => (count === 1 ? '1 state' : `${String(count)} states`),
    notFound: 'Workflow not found',
    notFoundHelp: (slug: string) => `There is no workflow named “${slug}”.`,
    nearest: (label: string) => `Open ${label}`,
    toList: 'See all workflows',
    unknownState: (path: string) => `There is no state named “${path}” here`,
    nearestState: (label: string) => `Show ${label}`,
    itemNotFound: 'Item not found',
    itemNotFoundHelp: 'It may have been deleted, or you don’t have access.',
    withoutItem: 'Show the workflow without an item',
    you: (name: string) => `${name} (you)`,
    toTeam: 'Permissions in Team',
    toItem: 'Open the item to change its date',
    openItem: 'Open item',
    changed: (fields: string) => `Changed: ${fields}`,
    note: (note: string) => `Note: “${note}”`,
  },
};
