// The two platform types that the contract names, so that operations on files are typed here
// too. The rest of the DOM stays out of this package.

interface Blob {
  readonly size: number;
  readonly type: string;
}

interface File extends Blob {
  readonly name: string;
  readonly lastModified: number;
}
