import type { userEvent as userEventType } from 'storybook/test';
import { screen } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CreateContentScreen } from './CreateContentScreen';

export const keyOf = ({ user, brandId }: StoryWorld) => `${user.id}/${brandId}/create`;

export const asAdmin = () => (
  <StoryFrame>{() => <CreateContentScreen start={{ type: 'social' }} />}</StoryFrame>
);

/** Types the title and the text of a post that is in the form. */
export async function writePost(
  userEvent: Pick<typeof userEventType, 'type'>,
  title: string,
  text: string,
  post = 1,
): Promise<void> {
  const wait = { timeout: 10_000 };
  const titles = await screen.findAllByLabelText('Title', {}, wait);
  await userEvent.type(titles[post - 1] ?? document.body, title);
  await userEvent.type(screen.getAllByLabelText('Text')[post - 1] ?? document.body, text);
}
