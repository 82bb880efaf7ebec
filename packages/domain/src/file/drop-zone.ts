import type { UploadType } from './upload-types';
import { acceptedExtensions, maxUploadSize, uploadTypes, uploadTypeOfName } from './upload-types';

/** The files that a drop zone accepts. */
export interface DropRules {
  readonly types: readonly UploadType[];
  /** Bytes. */
  readonly minSize: number;
  /** Bytes. */
  readonly maxSize: number;
  /** 0 means any number. */
  readonly maxFiles: number;
}

/** The defaults of a drop zone: one file of at most 10 MB (docs/product/files.md#upload-types). */
export const defaultDropRules: DropRules = {
  types: uploadTypes,
  minSize: 0,
  maxSize: maxUploadSize,
  maxFiles: 1,
};

/** Refusal of every file when more come at once than the drop zone takes. */
export const tooManyFiles = 'Too many files';

/** 'File type must be …', with the extensions of the types. */
export function fileTypeMessage(types: readonly UploadType[]): string {
  const extensions = acceptedExtensions(types);
  const list = extensions.join(', ');
  return `File type must be ${extensions.length > 1 ? `one of ${list}` : list}`;
}

function bytes(count: number): string {
  return `${count} ${count === 1 ? 'byte' : 'bytes'}`;
}

/** 'File is larger than N bytes' */
export function fileTooLargeMessage(maxSize: number): string {
  return `File is larger than ${bytes(maxSize)}`;
}

/** 'File is smaller than N bytes' */
export function fileTooSmallMessage(minSize: number): string {
  return `File is smaller than ${bytes(minSize)}`;
}

type Dropped = { readonly name: string; readonly size: number };

/** Returns why a drop zone refuses a file by its name and size (docs/product/files.md#upload-types). */
export function dropProblems(file: Dropped, rules: DropRules = defaultDropRules): string[] {
  return [
    ...(uploadTypeOfName(file.name, rules.types) ? [] : [fileTypeMessage(rules.types)]),
    ...(file.size > rules.maxSize ? [fileTooLargeMessage(rules.maxSize)] : []),
    ...(file.size < rules.minSize ? [fileTooSmallMessage(rules.minSize)] : []),
  ];
}

export interface Drop<F> {
  readonly accepted: readonly F[];
  readonly rejected: readonly { readonly file: F; readonly messages: readonly string[] }[];
}

/**
 * Sorts the files of one drop. Too many valid files are all refused, because only the person knows
 * which ones to keep.
 */
export function sortDrop<F extends Dropped>(
  files: readonly F[],
  rules: DropRules = defaultDropRules,
): Drop<F> {
  const judged = files.map((file) => ({ file, messages: dropProblems(file, rules) }));
  const good = judged.filter(({ messages }) => messages.length === 0);
  if (rules.maxFiles === 0 || good.length <= rules.maxFiles) {
    return {
      accepted: good.map(({ file }) => file),
      rejected: judged.filter(({ messages }) => messages.length > 0),
    };
  }
  return {
    accepted: [],
    rejected: judged.map(({ file, messages }) => ({
      file,
      messages: messages.length > 0 ? messages : [tooManyFiles],
    })),
  };
}
