import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Download, Ellipsis, FileText, Presentation, X } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { TextArea } from '../TextArea/TextArea';
import { AssetTile } from './AssetTile';
import * as styles from './AssetTile.css';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150"><circle cx="100" cy="75" r="42" fill="#205375"/><circle cx="122" cy="62" r="16" fill="#f66b0e"/></svg>',
)}`;
const files = [
  { name: 'primary-dark.svg', facts: 'SVG, 12.40 KB, Jun 1, 2025', picture: true },
  {
    name: 'brand-guidelines-2025-final-version-3.pdf',
    facts: 'PDF, 1.44 MB, May 20, 2025',
    icon: FileText,
  },
  { name: 'pitch.pptx', facts: 'PPTX, 8.70 MB, May 2, 2025', icon: Presentation },
];

const meta = preview.meta({
  title: 'Data/AssetTile',
  component: AssetTile,
  argTypes: choices({ ground: styles.grounds }),
  args: { title: 'summer-2025.pdf', facts: 'PDF, 1.44 MB, Jun 1, 2025', icon: FileText },
  parameters: guide({
    purpose:
      'A file, logo or picture in a gallery: a generous picture, the name, one line of facts.',
    avoid: 'In a list with columns use DataTable.',
    keys: [],
    dos: ['Show the main action on focus too.'],
    donts: ['Put more than one main action over the picture.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Gallery = meta.story({
  render: () => (
    <Grid as="ul">
      {files.map((file) => (
        <AssetTile
          key={file.name}
          as="li"
          ground={file.picture ? 'checker' : 'paper'}
          title={
            <Heading level={2} size="body">
              <span title={file.name}>{file.name}</span>
            </Heading>
          }
          facts={file.facts}
          {...(file.picture ? { picture: { src: logo, alt: 'Acme primary logo' } } : {})}
          {...(file.icon ? { icon: file.icon } : {})}
          mainAction={
            <Button size="small" icon={Download} aria-label={`Download ${file.name}`}>
              Download
            </Button>
          }
          menu={<IconButton icon={Ellipsis} size="small" label={`Actions for ${file.name}`} />}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: 'Download primary-dark.svg' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(download).toHaveFocus();
    await waitFor(() => expect(download.parentElement).toHaveStyle({ opacity: '1' }));
  },
});

const whiteLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150"><circle cx="100" cy="75" r="42" fill="#fff"/></svg>',
)}`;
const lightnessOf = (color: string) =>
  Math.max(...(color.match(/\d+/gu) ?? []).slice(0, 3).map(Number));

export const OfAWhiteLogo = meta.story({
  args: { picture: { src: whiteLogo, alt: 'Acme logo in white' }, ground: 'darkChecker' },
  play: async ({ canvas, canvasElement }) => {
    const ground = canvas.getByRole('img').parentElement ?? canvasElement;
    await expect(lightnessOf(getComputedStyle(ground).backgroundColor)).toBeLessThan(64);
  },
});

export const WithAField = meta.story({
  args: {
    picture: { src: logo, alt: '' },
    menu: <IconButton icon={X} label="Remove summer-2025.pdf" />,
    children: (
      <TextArea label="Alt text" rows={2} defaultValue="A bag of coffee in front of a mill" />
    ),
  },
  play: async ({ canvas }) => {
    const [field, remove] = [canvas.getByRole('textbox'), canvas.getByRole('button')].map(
      (element) => element.getBoundingClientRect(),
    );
    // As wide as the tile: the button in its corner leaves no empty column below.
    await expect(field?.right).toBeGreaterThan(remove?.left ?? Infinity);
  },
});
