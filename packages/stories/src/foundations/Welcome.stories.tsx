import preview from '../preview';
import { Welcome } from './Welcome';

const meta = preview.meta({
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  component: Welcome,
});

export const Default = meta.story({});
