import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { fileOrders } from '@brandroom/domain/file/order';
import { formatDate } from '@brandroom/domain/format/date';
import { formatSize } from '@brandroom/domain/format/size';
import { ColumnChoice } from '@brandroom/ui/ColumnChoice';
import type { DataColumn, SortDescriptor } from '@brandroom/ui/data-column';
import { Icon } from '@brandroom/ui/Icon';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { usePage } from '@brandroom/ui/page-context';

import type { ReactNode } from 'react';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useColumns } from '../../../shared/page/use-columns';
import type { Selection } from '../../../shared/selection/use-selection';
import { timeZone } from '../../../shared/time/time-zone';
import { iconOf, typeWord } from './file-facts';
import { libraryMessages } from './library.messages';
import type { FilesSearch } from './files-search';
import { listKey, sortOrders } from './files-search';
import type { FileCommands } from './use-file-menu';
import { DownloadButton, MenuButton } from './FileActions';
import { FileLink } from './FileLink';

const messages = libraryMessages.table;

/** The optional columns, in order. */
const fileColumns = ['type', 'category', 'tags', 'size', 'createdAt'] as const;
/** Those with room on phones, and without a choice in a narrow page. */
const fewColumns = ['type', 'size', 'createdAt'] as const;
const columnOptions = fileColumns.map((value) => ({ value, label: messages.columns[value] }));

function columnsWith(commands: FileCommands, choice: ReactNode): readonly DataColumn<FileAsset>[] {
  const { columns } = messages;
  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      isSortable: true,
      cell: (file, { isTabStop }) => (
        <>
          <Icon of={iconOf(file)} />
          <FileLink file={file} commands={commands} isTabStop={isTabStop} />
        </>
      ),
    },
    { id: 'type', header: columns.type, isSortable: true, cell: typeWord },
    {
      id: 'category',
      header: columns.category,
      isSortable: true,
      cell: ({ category, isTemplate }) =>
        libraryMessages.facts.list([
          libraryMessages.facts.categories[category],
          ...(isTemplate ? [libraryMessages.facts.template] : []),
        ]),
    },
    {
      id: 'tags',
      header: columns.tags,
      isLong: true,
      cell: ({ tags }) => tags.join(', '),
    },
    {
      id: 'size',
      header: columns.size,
      isSortable: true,
      align: 'end',
      cell: ({ size }) => formatSize(size),
    },
    {
      id: 'createdAt',
      header: columns.createdAt,
      isSortable: true,
      align: 'end',
      isNowrap: true,
      cell: ({ createdAt }) => formatDate(createdAt, timeZone),
    },
    {
      id: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      headerControl: choice,
      align: 'end',
      // The menu also has Download; a second button in each row would add too many elements.
      cell: (file, { isTabStop }) =>
        commands.openMenu ? (
          <MenuButton file={file} commands={commands} isTabStop={isTabStop} />
        ) : (
          <DownloadButton file={file} commands={commands} isIcon isTabStop={isTabStop} />
        ),
    },
  ];
}

interface FileTableProps {
  files: readonly FileAsset[];
  search: FilesSearch;
  commands: FileCommands;
  selection: Selection<FileAsset> | undefined;
}

/** The files as a table, sorted by the address; on phones each row is a card. */
export function FileTable({ files, search, commands, selection }: FileTableProps) {
  const update = useSearchUpdate<FilesSearch>();
  const { isNarrow = false, isTighter = false } = usePage() ?? {};
  const { shown, choose } = useColumns({
    list: 'files',
    address: search.columns,
    all: fileColumns,
    first: isTighter ? fewColumns : fileColumns,
    onChange: (columns) => update({ columns }, { replace: true }),
  });
  const left: readonly string[] = isNarrow ? fewColumns : shown;
  const hidden: readonly string[] = fileColumns.filter((each) => !left.includes(each));
  const choice = (
    <ColumnChoice of={messages.caption} options={columnOptions} shown={shown} onChange={choose} />
  );
  const sort = (next: SortDescriptor) => {
    const orderBy = fileOrders.find((each) => each === next.column);
    const isNewest = orderBy === 'createdAt' && next.direction === 'descending';
    if (orderBy)
      update({
        ...(isNewest ? sortOrders.newest : { orderBy, direction: next.direction }),
        page: undefined,
      });
  };
  return (
    <InteractiveTable
      caption={messages.caption}
      isFullBleed
      columns={columnsWith(commands, choice).filter(({ id }) => !hidden.includes(id))}
      rows={files}
      getRowId={({ id }) => id}
      {...(selection
        ? {
            selection: {
              getRowName: ({ name }: FileAsset) => name,
              selectedIds: selection.ids,
              onChange: selection.select,
            },
          }
        : {})}
      answerKey={listKey(search)}
      hasRowLinks
      sort={
        search.orderBy
          ? { column: search.orderBy, direction: search.direction ?? 'ascending' }
          : { column: 'createdAt', direction: 'descending' }
      }
      onSortChange={sort}
    />
  );
}
