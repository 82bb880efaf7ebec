/** Records the saved files of a story until `end`, instead of writing them to the disk. */
export function watchSaving() {
  const saved: { name: string; blob: Blob }[] = [];
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let last: Blob | MediaSource | null = null;
  URL.createObjectURL = (of) => {
    last = of;
    return createObjectURL(of);
  };
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    if (last instanceof Blob) saved.push({ name: this.download, blob: last });
  };
  return {
    saved,
    end: () => {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    },
  };
}
