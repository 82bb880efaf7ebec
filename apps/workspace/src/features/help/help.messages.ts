// Help: shortcuts, the accessibility statement, and the sample data.

/** Every visible string of this room, apart from the table of criteria. */
export const helpMessages = {
  title: 'Help',
  shortcuts: {
    title: 'Keyboard shortcuts',
    text: 'Shortcuts work on every screen, except while you type or while a dialog is open. The calendar and the review desk have more: press ? there.',
  },
  accessibility: {
    title: 'Accessibility statement',
    paragraphs: [
      'Brandroom aims to meet WCAG 2.2 at level AA. In the high-contrast themes, text has a contrast of at least 7:1.',
      'Brandroom was checked with automated rules on every screen, in three themes and two widths. Journeys in Chromium do every main task with the keyboard alone. They check focus, Tab stops, 400% zoom and forced colors. The expected screen reader output of each component is recorded and compared.',
      'No real screen reader (NVDA, JAWS, VoiceOver or TalkBack) has been used with it yet. No one with a disability has tested it. Automated rules find only some of all problems.',
    ],
    known: 'Known limits',
    limits: [
      'Content that people write has no language set. A screen reader reads a Spanish title with English pronunciation.',
      'Content on hover or focus, text spacing and orientation were reviewed, but no test checks them.',
      'The simulated backend sends no email, so a forgotten password can’t be reset.',
    ],
    contact: 'Found a barrier? Report it to the team that runs this workspace.',
    table: 'WCAG 2.2, levels A and AA',
    criterion: 'Criterion',
    level: 'Level',
    result: 'Result',
    how: 'How it was checked',
    results: { met: 'Met', partly: 'Partly met', none: 'Not applicable' },
  },
  sample: {
    title: 'Sample data',
    paragraphs: [
      'The workspace starts with three sample brands and four sample accounts. Everything you change is stored in this browser and sent nowhere.',
      'To start again with fresh samples, clear this site’s data in your browser’s settings, then reload. This deletes your own work too.',
      'Choose Simulation in the account menu to slow operations down or make them fail.',
    ],
  },
} as const;
