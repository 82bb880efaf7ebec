// The creation of a brand: the choice between a quick build and an empty brand.
import { quickBuildStepLabels } from '@brandroom/domain/brand/quick-build';

/** Every visible string of the dialog. */
export const newBrandMessages = {
  title: 'Create New Brand',
  quick: {
    title: 'Quick Build',
    help: 'Get a starter palette, fonts, tone and messages that match your website’s address. The website isn’t visited.',
    url: 'Website URL',
    urlHelp: 'For example, example.com',
    submit: 'Start Quick Build',
    scanning: 'Scanning Website...',
    progress: (done: number, total: number) => `${done} of ${total}`,
    steps: quickBuildStepLabels,
    stepsLabel: 'Steps',
    done: 'Done',
    cancelNamed: 'Cancel Quick Build',
    askCancel: 'Cancel Quick Build?',
    askCancelText: 'Your brand is still being built. If you cancel, it won’t be created.',
    keep: 'Keep building',
    canceled: 'Quick Build canceled. No brand was created.',
    failed: 'The brand could not be built',
    ready: (name: string) => `${name} is ready`,
    readyHelp: 'Your brand has starter colors, fonts, tones and messages.',
    seeColors: 'View colors',
  },
  own: {
    title: 'Build your brand',
    help: 'Start with an empty brand and add your own assets.',
    submit: 'Start Building',
  },
} as const;
