import axe from 'axe-core';
import { isTestRun } from './test-run';

interface StoryRun {
  readonly canvasElement: HTMLElement;
  readonly parameters: { readonly a11y?: { readonly test?: string } };
}

const themes = ['light', 'dark', 'hc'];

/**
 * After a story has run as a test: its colours again in the themes that it was not shown in. Structure, names and roles
 * are the same in every theme and were judged by the a11y addon already, so that three themes cost little more than one.
 * @throws with the elements and ratios when text is too faint.
 */
export async function expectContrastInOtherThemes({ parameters }: StoryRun): Promise<void> {
  if (!isTestRun() || parameters.a11y?.test !== 'error') return;
  const root = document.documentElement;
  const shown = root.dataset['theme'] ?? 'light';
  const stillness = stopTransitions();
  try {
    for (const theme of themes.filter((each) => each !== shown)) {
      root.dataset['theme'] = theme;
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
      const faults = violations.flatMap(({ nodes }) =>
        nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
      if (faults.length > 0) throw new Error(`Contrast in theme ${theme}:\n${faults.join('\n')}`);
    }
  } finally {
    root.dataset['theme'] = shown;
    stillness.remove();
  }
}

/** A colour on its way to the next theme would be measured halfway. */
function stopTransitions(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = '* { transition: none !important; animation: none !important; }';
  document.head.append(style);
  return style;
}
