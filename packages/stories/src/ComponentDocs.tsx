/// <reference types="vite/client" />
import { Card } from '@brandroom/ui/Card';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Grid } from '@brandroom/ui/Grid';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
  Subheading,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { passedOn } from './arg-types';
import { FramedStory, isFramed } from './FramedStory';
import * as styles from './foundations/specimen.css';
import type { Guide, KeyRow } from './guide';
import { useIsDark } from './ThemedDocs';

/** The screen reader transcripts by component name, written by the stories' own tests. */
const transcripts = import.meta.glob<string>('../../ui/src/*/*.transcript.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The docs page of every component: its stories, and its guide where it has one. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters['guide'];
  const name = preparedMeta.title.replace(/^.*\//, '');
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const framed = stories.filter(isFramed);
  const [played, setPlayed] = useState(0);
  const show = (story: (typeof stories)[number]) => {
    const place = framed.indexOf(story);
    return place < 0 ? (
      <Canvas of={story.moduleExport} withToolbar={story === primary} />
    ) : (
      <FramedStory
        story={story}
        isDue={place <= played}
        onEnd={() => setPlayed((before) => Math.max(before, place + 1))}
      />
    );
  };
  const [primary, ...others] = stories;
  const hasArgs = Object.keys(primary?.argTypes ?? {}).length > 0;
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <Purpose {...guide} /> : <Description />}
      {primary && show(primary)}
      {guide && <Practice {...guide} />}
      {guide && <Transcript name={name} />}
      {primary &&
        hasArgs &&
        (isFramed(primary) ? (
          <ArgTypes of={primary.moduleExport} exclude={passedOn} />
        ) : (
          <Controls exclude={passedOn} />
        ))}
      {others.map((story) => (
        <div key={story.id} className={styles.specimen.block}>
          <Subheading>{story.name}</Subheading>
          {show(story)}
        </div>
      ))}
    </>
  );
}

function Purpose({ purpose, avoid }: Guide) {
  return (
    <Ours>
      <Text size="lead" isMeasured>
        {purpose}
      </Text>
      <Text isMeasured tone="muted">
        {avoid}
      </Text>
    </Ours>
  );
}

function Practice({ keys, dos, donts }: Guide) {
  return (
    <Ours>
      <Grid min="large">
        <Advice title="Do" of={dos} />
        <Advice title="Do not" of={donts} />
      </Grid>
      <Section title="Keyboard" size="lead">
        {keys.length === 0 ? (
          <Text>It takes no focus of its own.</Text>
        ) : (
          <DescriptionList items={keys.map(keyItem)} />
        )}
      </Section>
    </Ours>
  );
}

function Advice({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <Card>
      <Section title={title} size="lead">
        <Stack as="ul" gap={8}>
          {of.map((each) => (
            <Text key={each} as="li">
              {each}
            </Text>
          ))}
        </Stack>
      </Section>
    </Card>
  );
}

/** «ArrowDown, Home»: Arrow Down or Home. */
function keyItem({ keys, does }: KeyRow) {
  const words = keys.map((key) => key.replace(/([a-z])([A-Z])/g, '$1 $2'));
  return { term: words.join(' or '), detail: does };
}

function Transcript({ name }: { name: string }) {
  const [, heard] =
    Object.entries(transcripts).find(([path]) => path.endsWith(`/${name}.transcript.txt`)) ?? [];
  const isDark = useIsDark();
  if (heard === undefined) throw new Error(`Nobody has heard ${name}: its transcript is missing`);
  return (
    <Ours>
      <Section
        title="What a screen reader says"
        description="Written by a virtual screen reader that reads the story whenever it is tested."
        size="lead"
      >
        <Source code={heard} language="text" dark={isDark} />
      </Section>
    </Ours>
  );
}

/** Our own looks on a page that is otherwise Storybook's. */
function Ours({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.specimen.block}>
        <Stack gap={24}>{children}</Stack>
      </div>
    </Unstyled>
  );
}
