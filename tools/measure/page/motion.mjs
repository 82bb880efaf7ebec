import { called } from './seen.mjs';

/**
 * Motion despite `prefers-reduced-motion`: running animations, and styles that would start one.
 *
 * @returns {string[]}
 */
export function moving() {
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target
        ? `${called(effect.target)} moves`
        : 'something moves',
    );
  /** @type {Set<string>} */
  const styled = new Set();
  for (const element of document.body.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const durations = style.transitionDuration.split(',').map((each) => Number.parseFloat(each));
      if (durations.some((seconds) => seconds > 0) && style.transitionProperty !== 'none')
        styled.add(`${called(element)}${part} has a transition of ${style.transitionDuration}`);
      if (style.animationName !== 'none') styled.add(`${called(element)}${part} has an animation`);
      if (style.scrollBehavior === 'smooth') styled.add(`${called(element)} scrolls smoothly`);
    }
  }
  return [...running, ...styled];
}
