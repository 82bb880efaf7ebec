/** The part of a picture that a crop keeps: a square. */
export interface Crop {
  /** 1 keeps the largest square, 4 a square of a quarter of its side. */
  readonly zoom: number;
  /** Where the square is between the left (0) and right (100) edges. */
  readonly x: number;
  /** Where it is between the top (0) and bottom (100) edges. */
  readonly y: number;
}

export const centered: Crop = { zoom: 1, x: 50, y: 50 };
export const maxZoom = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the kept square in pixels of the picture. */
export function cropArea({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: ((width - side) * x) / 100, top: ((height - side) * y) / 100 };
}

const within = (value: number) => Math.min(100, Math.max(0, value));

/** Returns the crop after the picture was dragged by a share of the square's side. */
export function dragged(size: Size, crop: Crop, by: { right: number; down: number }): Crop {
  const { side } = cropArea(size, crop);
  const moved = (at: number, share: number, length: number) =>
    // Without room to move there is one place only.
    length - side < 1 ? at : within(at - (share * side * 100) / (length - side));
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.right, size.width),
    y: moved(crop.y, by.down, size.height),
  };
}

/** Draws the kept square over the whole canvas. */
export function drawCrop(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  picture: ImageBitmap,
  crop: Crop,
): void {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return;
  const { side, left, top } = cropArea(picture, crop);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
