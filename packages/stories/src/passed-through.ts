import { createRef } from 'react';
import type { Guide } from './guide';
import { isStory } from './pressed-keys';
import { isTestRun } from './test-run';

interface StoryRun {
  readonly id: string;
  readonly title: string;
  readonly parameters: { readonly guide?: Guide };
}

const element = createRef<Element>();
const className = 'given-from-outside';
const mark = 'data-given-from-outside';

/** Props that the `Default` story of every component gets beside its own when it runs as a test. */
export function givenFromOutside(run: StoryRun): Readonly<Record<string, unknown>> {
  return isJudged(run) ? { ref: element, className, [mark]: '' } : {};
}

/**
 * After the `Default` story: ref, class name and data attributes have come through to one and the same element.
 * @throws naming the missing ones.
 */
export function expectPassedThrough(run: StoryRun): void {
  if (!isJudged(run)) return;
  const marked = document.querySelector(`[${mark}]`);
  if (!marked) throw new Error('No element has the data attribute that was given');
  if (!marked.classList.contains(className)) throw new Error('The class name was not passed on');
  if (element.current !== marked) throw new Error('The ref does not lead to the marked element');
}

function isJudged(run: StoryRun): boolean {
  const { guide } = run.parameters;
  return isTestRun() && guide !== undefined && !guide.noElement && isStory(run, 'Default');
}
