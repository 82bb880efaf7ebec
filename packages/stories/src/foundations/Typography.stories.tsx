import preview from '../preview';
import { Typography } from './Typography';

const meta = preview.meta({
  title: 'Foundations/Typography',
  parameters: { controls: { disable: true } },
  component: Typography,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
