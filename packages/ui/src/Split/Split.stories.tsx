import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { Split } from './Split';

const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  args: { children: <Card>Form</Card>, aside: <Card>Preview</Card>, asideLabel: 'Preview' },
});

export const FormAndPreview = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toBeInTheDocument();
  },
});

export const MainAndAside = meta.story({ args: { variant: 'aside' } });
