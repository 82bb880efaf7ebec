import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { Prose } from './Prose';

const meta = preview.meta({
  title: 'Typography/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <Heading level={2}>The harvest</Heading>
        <p>
          The apples are <strong>in</strong>, and <em>every</em> basket is{' '}
          <Link href="#weight">weighed</Link>.
        </p>
        <ul>
          <li>Pick at dawn</li>
          <li>
            Press at noon
            <ul>
              <li>Slowly</li>
            </ul>
          </li>
        </ul>
        <ol>
          <li>Wash</li>
          <li>Crush</li>
        </ol>
        <blockquote>
          <p>The best year since the old orchard.</p>
        </blockquote>
        <p>
          Ask for <code>lot 12</code>.
        </p>
        <pre>
          <code>{'12 baskets\n 3 presses'}</code>
        </pre>
        <hr />
        <p>Next week: the pears.</p>
      </>
    ),
  },
  parameters: guide({
    purpose: 'A text by a person, set for reading.',
    avoid: 'For the words of a screen use Heading, Text and Stack.',
    keys: [],
    dos: ['Give its headings the levels that the outline of the page asks for.'],
    donts: ['Put markup from a person into it: build elements.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
    await expect(canvas.getByRole('blockquote')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { children: <p>{'https://example.com/orchards/'.repeat(8)}</p> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
