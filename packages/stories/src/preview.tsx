import { Announcer } from '@brandroom/ui/Announcer';
import '@brandroom/ui/global.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { flushSync } from 'react-dom';
import { unstable_LowPriority, unstable_scheduleCallback } from 'scheduler';
import { ComponentDocs } from './ComponentDocs';
import { dataThemes } from './data-themes';
import { keepPageInPlace } from './embedded';
import { KeptArgs } from './kept-args';
import { expectPassedThrough, givenFromOutside } from './passed-through';
import { expectMappedKeys, listenForKeys } from './pressed-keys';
import { Surrounded, surroundingsStart, surroundingsTypes } from './surroundings';
import { ThemedDocs } from './ThemedDocs';
import { passedOn, writtenOut } from './arg-types';
import { expectTranscript, listenForSpeech } from './transcript';
import { viewports } from './viewports';

// Stories of screens start a whole backend, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

keepPageInPlace();

/**
 * Storybook's own wrapper of events uses React's act, which forgets a part that suspends in it. Its wrapper of events and
 * finds waits for a task, in which React has not rendered all deferred parts yet.
 */
function keepPace(): void {
  configure({ eventWrapper: dispatchOutsideOfAct });
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const found: unknown = await asyncWrapper(work);
      await rendered();
      return found as never;
    },
  });
}

/** React's scheduler runs a task of low priority once all renders and effects that were asked for are done. */
async function rendered(): Promise<void> {
  await new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_LowPriority, () => resolve());
  });
}

let eventsUnderWay = 0;

/** As after an event of the browser, React renders before the event's default action, such as the move of focus by Tab. */
function dispatchOutsideOfAct<T>(dispatch: () => T): T {
  const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  eventsUnderWay += 1;
  try {
    return dispatch();
  } finally {
    eventsUnderWay -= 1;
    if (eventsUnderWay === 0) flushSync(() => undefined);
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
  }
}

/** Two frames. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The parameters, decorators and checks of every story. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 'desktop' },
        dark: { theme: 'dark', viewport: 'desktop' },
        'high contrast': { theme: 'high contrast', viewport: 'desktop' },
        phone: { theme: 'light', viewport: 'phone' },
      },
    },
    docs: { container: ThemedDocs, page: ComponentDocs },
    controls: { expanded: true, exclude: passedOn },
    viewport: { options: viewports },
    // The theme paints the background.
    backgrounds: { disable: true },
  },
  globalTypes: surroundingsTypes,
  initialGlobals: surroundingsStart,
  argTypesEnhancers: [writtenOut],
  decorators: [
    KeptArgs,
    withThemeByDataAttribute({
      themes: dataThemes,
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story, context) => (
      <Surrounded of={{ ...surroundingsStart, ...context.globals }}>
        <Announcer />
        <Story args={{ ...context.args, ...givenFromOutside(context) }} />
      </Surrounded>
    ),
  ],
  // A play waits until the story is painted and measured. React's act does this in tests, but not in the built Storybook.
  mount: (context) => async () => {
    const { renderToCanvas } = context as { renderToCanvas?: () => Promise<unknown> };
    await renderToCanvas?.();
    await painted();
    return context.canvas;
  },
  beforeAll: keepPace,
  beforeEach: [listenForKeys, listenForSpeech],
  afterEach: async (run) => {
    expectPassedThrough(run);
    expectMappedKeys(run);
    await expectTranscript(run);
  },
});
