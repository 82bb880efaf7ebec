import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { silentWav } from '@brandroom/stories/silent-wav';
import { Download } from 'lucide';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { MediaViewer } from './MediaViewer';
import { StageMedia } from './StageMedia';
import type { StagePage } from './StagePages';
import { StagePages } from './StagePages';
import { StagePicture } from './StagePicture';
import { StageText } from './StageText';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><circle cx="150" cy="100" r="80" fill="#205375"/></svg>',
)}`;
const picture = <StagePicture src={drawing} alt="" isDrawing />;
const details = (
  <DescriptionList
    items={[
      { term: 'Type', detail: 'SVG' },
      { term: 'Size', detail: '1.44 MB' },
    ]}
  />
);
const files = ['Round mark.svg', 'Evening hills.svg', 'Latte art.svg'];

const pageOf = (name: string): StagePage => ({
  width: 595,
  height: 842,
  draw: async (canvas, width) => {
    canvas.width = width;
    canvas.height = Math.round((width * 842) / 595);
    const context = canvas.getContext('2d');
    if (!context) return;
    context.font = `${width / 12}px sans-serif`;
    context.fillText(name, width / 12, width / 6);
  },
  text: async () => `Words of ${name}`,
});

const meta = preview.meta({
  title: 'Overlays/MediaViewer',
  component: MediaViewer,
  args: {
    title: 'Round mark.svg',
    position: '1 of 3',
    onClose: () => undefined,
    actions: <IconButton icon={Download} label="Download Round mark.svg" />,
    details,
    children: picture,
  },
  parameters: guide({
    purpose: 'Shows one file as large as the window, with its details and its neighbors.',
    avoid: 'For facts without a picture, Peek or Drawer.',
    keys: [
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Next or previous file', story: 'Walked' },
      { keys: ['Escape'], does: 'Closes; focus goes back', story: 'Walked' },
    ],
    dos: [
      'Announce the file that a step leads to.',
      'Give the focus to the tile of the last file.',
    ],
    donts: ['Take the step buttons away at the ends of the list: focus would be lost.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

function Walk() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Button onPress={() => setAt(0)}>Open files</Button>
      {at !== null && (
        <MediaViewer
          title={files[at] ?? ''}
          position={`${at + 1} of ${files.length}`}
          onClose={() => setAt(null)}
          onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
          onNext={at < files.length - 1 ? () => setAt(at + 1) : undefined}
        >
          {picture}
        </MediaViewer>
      )}
    </>
  );
}

export const Walked = meta.story({
  render: () => <Walk />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open files' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Round mark.svg' });
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');
    const last = await screen.findByRole('dialog', { name: 'Latte art.svg' });
    await expect(within(last).getByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Evening hills.svg' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Round mark.svg' });
  },
});

export const SeeThrough = meta.story({
  args: { children: <StagePicture src={drawing} alt="" isDrawing isSeeThrough /> },
});

export const Pages = meta.story({
  args: {
    title: 'Brand guidelines.pdf',
    children: (
      <StagePages
        label="Brand guidelines.pdf"
        pages={['Logo', 'Colors', 'Type', 'Voice', 'Photos', 'Print'].map(pageOf)}
      />
    ),
  },
  play: async () => {
    const first = await screen.findByRole('group', { name: 'Page 1 of 6' });
    await within(first).findByText('Words of Logo');
    await expect(screen.getByRole('group', { name: 'Page 6 of 6' })).toBeEmptyDOMElement();
    screen.getByRole('group', { name: 'Page 6 of 6' }).scrollIntoView();
    await screen.findByText('Words of Print');
  },
});

export const PlainText = meta.story({
  args: {
    title: 'Checklist.txt',
    children: (
      <StageText label="Checklist.txt">
        {'Before you post\n\n1. Check the picture.\n2. Read it aloud.'}
      </StageText>
    ),
  },
});

export const Audio = meta.story({
  args: {
    title: 'Jingle.wav',
    children: (
      <StageMedia
        kind="audio"
        label="Jingle.wav"
        src={URL.createObjectURL(silentWav())}
        onError={() => undefined}
      />
    ),
  },
  play: async ({ userEvent }) => {
    const player = screen.getByLabelText<HTMLAudioElement>('Jingle.wav', {
      selector: 'audio',
    });
    await waitFor(() => expect(player.duration).toBe(1));
    await expect(player.paused).toBe(true);
    for (let stops = 0; document.activeElement !== player && stops < 9; stops += 1)
      await userEvent.tab();
    await expect(player).toHaveFocus();
  },
});

export const WithoutPicture = meta.story({
  args: {
    title: 'Deck.pptx',
    children: (
      <EmptyState
        title="No preview for PPTX files"
        description="Download the file to look at it."
        frame="none"
      />
    ),
  },
});

export const OnPhones = meta.story({ globals: { viewport: { value: 'phone' } } });
