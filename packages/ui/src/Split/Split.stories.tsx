import { expect } from 'storybook/test';
import { guide } from '../../../../.storybook/guide';
import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { Split } from './Split';

const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  args: { children: <Card>Form</Card>, aside: <Card>Preview</Card>, asideLabel: 'Preview' },
  parameters: guide({
    purpose: 'What is worked on, and beside it what helps: a preview, the workflow.',
    avoid: 'For two things of equal weight use Grid.',
    keys: [],
    dos: ['Put what must be read first into the main part: on phones the aside comes after it.'],
    donts: ['Hide something in the aside that the task cannot do without.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const FormAndPreview = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toBeInTheDocument();
  },
});

export const MainAndAside = meta.story({ args: { variant: 'aside' } });
