import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, Fragment, use, useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandroomThemes } from './brandroom-theme';
import { dataThemes } from './data-themes';
import { setSurroundings, surroundingsStart } from './surroundings';

/** What the toolbar asks for, as the address of a story takes it: `theme:dark;direction:rtl`. */
export const ToolbarContext = createContext('');

/** Whether code has to be light on dark, which Storybook's own block asks to be told. */
export function useIsDark(): boolean {
  return use(ToolbarContext).includes('theme:dark');
}

type Globals = Readonly<Record<string, unknown>>;

/** Every docs page: in the theme and the surroundings of the toolbar, Storybook's own parts as well as ours. */
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
      // The address makes a number of the text size.
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
    // The frames of the page are heard here too: what a story sets for itself is not the toolbar's.
    const update = (changed: { userGlobals: Globals }) => setGlobals(changed.userGlobals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}
