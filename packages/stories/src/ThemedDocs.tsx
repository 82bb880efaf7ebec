import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, Fragment, use, useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandroomThemes } from './brandroom-theme';
import { dataThemes } from './data-themes';
import { setSurroundings, surroundingsStart } from './surroundings';

/** The settings of the toolbar, as in the address of a story: `theme:dark;direction:rtl`. */
export const ToolbarContext = createContext('');

/** Whether code is light on dark; Storybook's own block needs it as a prop. */
export function useIsDark(): boolean {
  return use(ToolbarContext).includes('theme:dark');
}

type Globals = Readonly<Record<string, unknown>>;

/**
 * The container of every docs page, which applies the toolbar's settings to Storybook's own parts as well as
 * ours.
 */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  const theme = isTheme(globals['theme']) ? globals['theme'] : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = dataThemes[theme];
    setSurroundings({ ...surroundingsStart, ...globals });
  }, [theme, globals]);
  const toolbar = Object.entries({ ...surroundingsStart, theme: 'light' })
    .map(([name, start]) => {
      const asked = globals[name];
      // Storybook reads the text size in the address as a number.
      return `${name}:${typeof asked === 'string' || typeof asked === 'number' ? asked : start}`;
    })
    .join(';');
  return (
    <DocsContainer context={context} theme={brandroomThemes[theme]}>
      <ToolbarContext value={toolbar}>
        <Fragment key={toolbar}>{children}</Fragment>
      </ToolbarContext>
    </DocsContainer>
  );
}

function isTheme(word: unknown): word is keyof typeof brandroomThemes {
  return typeof word === 'string' && word in brandroomThemes;
}

function useToolbar(context: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => context.getStoryContext(context.storyById())['globals'] as Globals,
  );
  useEffect(() => {
    // Frames of the page send this event too, and the globals of a story are not those of the
    // toolbar.
    const update = (changed: { userGlobals: Globals }) => setGlobals(changed.userGlobals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}
