import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Mail } from 'lucide';
import { expect } from 'storybook/test';
import { AssetTile } from '../AssetTile/AssetTile';
import { Badge } from '../Badge/Badge';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { ComboBox } from '../ComboBox/ComboBox';
import { DataTable } from '../DataTable/DataTable';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { EmptyState } from '../EmptyState/EmptyState';
import { FeedCard } from '../FeedCard/FeedCard';
import { Heading } from '../Heading/Heading';
import { ImageTile } from '../ImageTile/ImageTile';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { Link } from '../Link/Link';
import { MailPreview } from '../MailPreview/MailPreview';
import { MarkdownField } from '../MarkdownField/MarkdownField';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Prose } from '../Prose/Prose';
import { RowList } from '../RowList/RowList';
import { SearchField } from '../SearchField/SearchField';
import { SearchSnippet } from '../SearchSnippet/SearchSnippet';
import { Section } from '../Section/Section';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Swatch } from '../Swatch/Swatch';
import { TagInput } from '../TagInput/TagInput';
import { TextArea } from '../TextArea/TextArea';
import { TextDiff } from '../TextDiff/TextDiff';
import { TextField } from '../TextField/TextField';
import { Timeline } from '../Timeline/Timeline';
import { Text, textSizes, textTones, textWeights } from './Text';

const meta = preview.meta({
  title: 'Typography/Text',
  component: Text,
  args: { children: 'This room is in order, and so is my work.' },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
  parameters: guide({
    purpose: 'Running text on the type scale, in the tones that the themes know.',
    avoid: 'For headings use Heading; for a message where something happened InlineAlert.',
    keys: [],
    dos: ['Measure long text: lines of at most 68 characters.'],
    donts: ['Say something by tone alone.'],
    heard: 'Default',
  }),
});

const sizes = { caption: 13, ui: 14, body: 16, lead: 18, title: 22 } as const;
const tones = ['normal', 'muted', 'danger', 'success', 'accent'] as const;

export const Default = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}, {sizes[size]} px
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const size of textSizes) {
      const { fontSize } = getComputedStyle(canvas.getByText(`${size}, ${sizes[size]} px`));
      await expect(fontSize).toBe(`${sizes[size]}px`);
    }
  },
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colors = tones.map((tone) => getComputedStyle(canvas.getByText(tone)).color);
    await expect(new Set(colors).size).toBe(tones.length);
  },
});

export const Strong = meta.story({
  args: { weight: 'strong', as: 'strong', children: 'Summer launch, teaser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong')).toHaveTextContent('Summer launch, teaser');
  },
});

export const Measured = meta.story({
  args: {
    isMeasured: true,
    children:
      'Calm, editorial, exact. The brand’s own colors and pictures are the loudest thing on a screen; ours stay quiet around them. Nothing looks like an unstyled kit, nothing moves without a reason.',
  },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.offsetHeight).toBeGreaterThan(30);
    await expect(paragraph.offsetWidth).toBeLessThan(720);
  },
});

export const Figures = meta.story({
  render: () => (
    <Stack gap={4} align="start">
      <Text as="span" isTabular>
        1,111
      </Text>
      <Text as="span" isTabular>
        8,888
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,111').getBoundingClientRect().width).toBeCloseTo(
      canvas.getByText('8,888').getBoundingClientRect().width,
      1,
    );
  },
});

const longName = `${'summer-launch-teaser-with-a-long-name-'.repeat(8)}primary-dark.svg`;

export const Truncated = meta.story({
  args: { isTruncated: true, children: longName },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.scrollWidth).toBeGreaterThan(paragraph.clientWidth);
    await expect(paragraph.offsetHeight).toBeLessThan(32);
    await expectNoSidewaysScroll();
  },
});

export const ReadWholeOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isTruncated: true, children: longName },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth);
    await expect(paragraph.offsetHeight).toBeGreaterThan(64);
  },
});

export const Preserved = meta.story({
  args: { isPreserved: true, children: 'First line\nSecond line\n\nAfter an empty one' },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    await expect(Math.round(paragraph.offsetHeight / lineHeight)).toBe(4);
  },
});

const written = 'קפה של שכונה';
const options = [{ value: 'cafe', label: written }];

/** Every component that shows what people write gives it its own direction. */
export const OfPeople = meta.story({
  render: () => (
    <Stack>
      <Text>{written}</Text>
      <Heading level={2}>{written}</Heading>
      <Badge>{written}</Badge>
      <Link variant="standalone" href="#cafe">
        {written}
      </Link>
      <ChoiceButton label={written}>{written}</ChoiceButton>
      <InlineAlert title={written} />
      <EmptyState title={written} description={written} />
      <DescriptionList items={[{ term: 'Name', detail: written }]} />
      <DataTable
        caption="Items"
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, cell: () => written },
          { id: 'campaign', header: 'Campaign', cell: () => written },
        ]}
        rows={[1]}
        getRowId={String}
      />
      <RowList label="Rows" rows={[{ id: 'cafe', href: '#cafe', title: written }]} />
      <Timeline label="History" entries={[{ id: '1', title: written, time: 'Jun 1, 2025' }]} />
      <AssetTile title={written} />
      <ImageTile alt={written} caption={written} />
      <Swatch name={written} hex="#205375" textColor="white" />
      <ProgressBar label={written} value={40} />
      <Section title={written} description={written}>
        <Prose>
          <p>{written}</p>
        </Prose>
      </Section>
      <TextDiff before="" after={written} />
      <FeedCard label="Post" name={written} initials="FC" channel="Email" icon={Mail}>
        {written}
      </FeedCard>
      <MailPreview
        label="Email"
        sender={written}
        initials="FC"
        inboxSubject={written}
        inboxPreheader={written}
        subject={written}
      >
        {written}
      </MailPreview>
      <SearchSnippet
        label="Search result"
        address="example.com"
        title={written}
        description={written}
      />
      <TextField label="Title" defaultValue={written} />
      <TextArea label="Text" defaultValue={written} />
      <MarkdownField label="Article" defaultValue={written} preview={null} />
      <SearchField label="Search" defaultValue={written} />
      <Select label="Campaign" options={options} value="cafe" onChange={() => undefined} />
      <ComboBox label="Brand" options={options} defaultValue="cafe" />
      <MultiSelect label="Brands" options={options} defaultValue={['cafe']} />
      <TagInput label="Tags" value={[written]} onChange={() => undefined} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const holders = [...canvasElement.querySelectorAll<HTMLInputElement>('input, textarea')]
      .filter(({ value }) => value === written)
      .map((field): Element => field);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && textContent === written) holders.push(parentElement);
    }
    const turned = holders.filter((each) => getComputedStyle(each).direction !== 'rtl');
    await expect(turned.map(({ tagName, className }) => `${tagName} ${className}`)).toEqual([]);
    // Some components show it twice.
    await expect(holders.length).toBeGreaterThanOrEqual(38);
  },
});
