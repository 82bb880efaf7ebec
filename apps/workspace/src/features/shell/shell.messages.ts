/** Every visible string of the frame around the signed-in screens. */
export const shellMessages = {
  productTitle: 'Brandroom',
  navigation: {
    dashboard: 'Dashboard',
    content: 'Content',
    calendar: 'Calendar',
    create: 'Create',
    files: 'File Library',
  },
} as const;
