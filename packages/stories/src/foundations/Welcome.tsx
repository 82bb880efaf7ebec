import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Link } from '@brandroom/ui/Link';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';

const starts = [
  {
    path: '/story/foundations-colors--default',
    name: 'Foundations',
    is: 'Colors with their contrast, space, type, elevation, motion and icons, made from the tokens.',
  },
  {
    path: '/story/foundations-downloads--default',
    name: 'Downloads',
    is: 'The tokens for design tools: DTCG, hex strings, CSS variables.',
  },
  {
    path: '/docs/actions-button--docs',
    name: 'Components',
    is: 'From Layout to Charts. Each page says what it is for, when something else serves better, its keys, and what a screen reader says.',
  },
  {
    path: '/story/screens-dashboardscreen--loaded',
    name: 'Screens',
    is: 'The product’s screens in their states, with a backend that runs in the page.',
  },
];

const tools = [
  { term: 'Theme', detail: 'Light, dark and high contrast.' },
  { term: 'Density', detail: 'Compact is a quarter tighter in rows and cards.' },
  {
    term: 'Text size',
    detail: 'As if the browser’s own text were larger: layouts give way as they would there.',
  },
  { term: 'Direction', detail: 'Right to left, arrow keys included.' },
  { term: 'Colors', detail: 'Forced colors, as the system’s high-contrast modes ask for them.' },
  { term: 'Motion', detail: 'Reduced motion: nothing moves.' },
  { term: 'Viewport', detail: 'From 320 px, which is also 1280 px at 400 %, to 1280 px.' },
];

/** The first page of a new reader. */
export function Welcome() {
  return (
    <Page layout="story" bar={<PageBar title="Brandroom design system" />}>
      <Text tone="muted" isMeasured>
        Tokens, components and screens, each state to be looked at on its own. Every story is a test
        as well.
      </Text>
      <Section title="Where to start">
        <DescriptionList
          items={starts.map(({ path, name, is }) => ({
            term: name,
            detail: (
              <>
                {is}{' '}
                <Link href={`./?path=${path}`} target="_top">
                  Open {name}
                </Link>
              </>
            ),
          }))}
        />
      </Section>
      <Section
        title="The toolbar"
        description="It puts every story and docs page into other surroundings."
      >
        <DescriptionList items={tools} />
      </Section>
    </Page>
  );
}
