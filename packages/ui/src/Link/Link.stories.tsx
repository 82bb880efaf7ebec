import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { ArrowLeft } from 'lucide';
import { expect } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Link, linkVariants } from './Link';

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  args: { children: 'Content calendar', href: '#calendar', variant: 'standalone' as const },
  parameters: guide({
    purpose: 'Leads to another page.',
    avoid: 'To do something here, use Button.',
    keys: [{ keys: ['Tab'], does: 'Comes to it', story: 'ReachedByKeyboard' }],
    dos: ['Let its words say where it leads.'],
    donts: ['Write "here" or "more".'],
    heard: 'Default',
  }),
  argTypes: {
    variant: { control: 'inline-radio', options: linkVariants },
    icon: { control: false },
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Stack>
      <Link href="#back" variant="standalone" icon={ArrowLeft}>
        Content calendar
      </Link>
      <Text>
        Three posts wait for approval. <Link href="#calendar">Open the calendar</Link> to see them.
      </Text>
      <Link href="#post" variant="strong">
        Summer launch, teaser
      </Link>
      <Inline>
        <ButtonLink href="#create" variant="primary">
          Create content
        </ButtonLink>
        <ButtonLink href="#calendar">View Calendar</ButtonLink>
        <ButtonLink href="#calendar" variant="quiet" size="small">
          View Content Calendar
        </ButtonLink>
      </Inline>
    </Stack>
  ),
});

export const ReachedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Content calendar' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#calendar');
  },
});
