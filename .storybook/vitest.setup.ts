import { expect } from 'vitest';

// Storybook itself knows no test runner: the preview asks whether there is one.
globalThis.keepTranscript = (text) => {
  const stories = expect.getState().testPath?.replace(/^.*\//, './') ?? '';
  return expect(text).toMatchFileSnapshot(stories.replace('.stories.tsx', '.transcript.txt'));
};

// With Save-Data the app preloads nothing. Code that arrives while React is working breaks a story.
// It runs again for each file, in the same window.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
