import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { formatDateTime } from '@brandroom/domain/format/date';
import { formatSize } from '@brandroom/domain/format/size';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide';

import { retryLabel } from '../../../shared/api/operation-error';
import { useApi } from '../../../shared/api/api';
import { useHref } from '../../../shared/navigation/use-href';
import { timeZone } from '../../../shared/time/time-zone';
import { statusOfUse, typeWord } from './file-facts';
import { FileHistory } from './FileHistory';
import { libraryMessages } from './library.messages';
import type { FileCommands } from './use-file-menu';

const messages = libraryMessages.viewer;
const editTagsId = ({ id }: FileAsset) => `edit-tags-${id}`;

interface FileDetailsProps {
  file: FileAsset;
  commands: FileCommands;
}

/** The details of a file, and the content that uses it. */
export function FileDetails({ file, commands }: FileDetailsProps) {
  const { category, isTemplate } = file;
  const { editTags } = commands;
  const { categories, list, template } = libraryMessages.facts;
  return (
    <>
      <DescriptionList
        items={[
          { term: messages.type, detail: typeWord(file) },
          { term: messages.size, detail: formatSize(file.size) },
          {
            term: messages.category,
            detail: list([categories[category], ...(isTemplate ? [template] : [])]),
          },
          ...(viewerKindOf(file) === 'picture'
            ? [{ term: messages.alt, detail: file.alt || messages.noAlt }]
            : []),
          { term: messages.tags, detail: <Tags tags={file.tags} /> },
          { term: messages.addedBy, detail: file.createdByName },
          { term: messages.added, detail: formatDateTime(file.createdAt, timeZone) },
        ]}
      />
      {editTags && (
        <div>
          <Button
            size="small"
            icon={Tag}
            id={editTagsId(file)}
            onPress={() => editTags(file, editTagsId(file))}
          >
            {libraryMessages.actions.tags}
          </Button>
        </div>
      )}
      <Usage file={file} />
      <FileHistory file={file} commands={commands} />
    </>
  );
}

function Tags({ tags }: Pick<FileAsset, 'tags'>) {
  if (tags.length === 0) return messages.noTags;
  return (
    <Inline as="ul" gap={4}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </Inline>
  );
}

function Usage({ file: { id } }: { file: FileAsset }) {
  const hrefTo = useHref();
  const { data, isError, refetch } = useQuery(useApi().files.usage.queryOptions({ input: { id } }));
  return (
    <Stack gap={8}>
      <Heading level={3}>{messages.usedIn}</Heading>
      {data?.length === 0 && <Text size="ui">{messages.unused}</Text>}
      {isError && (
        <>
          <Text size="ui">{messages.usageUnknown}</Text>
          <div>
            <Button size="small" onPress={() => void refetch()}>
              {retryLabel}
            </Button>
          </div>
        </>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={8}>
          {data.map((use) => (
            <Text key={use.id} as="li" size="ui">
              <Link
                href={hrefTo(
                  use.kind === 'email'
                    ? { to: '/marketing/emails/$id', params: { id: use.id } }
                    : { to: '/content/edit/$id', params: { id: use.id } },
                )}
              >
                {use.name}
              </Link>{' '}
              ({statusOfUse(use)})
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
