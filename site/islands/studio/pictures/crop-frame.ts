/**
 * The frame with which a part of a picture is chosen. All lengths are shares of the picture's width
 * and height, 0 to 1.
 */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A corner of the frame: `{ x: 1, y: -1 }` is the one at the right and the top. */
export interface Corner {
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

/** The smallest side of a frame; less of a picture would be too coarse on a page. */
const minSide = 0.1;

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The frame moved by shares, within the picture. */
export function moveFrame(frame: Frame, by: { x: number; y: number }): Frame {
  return {
    ...frame,
    x: clamp(frame.x + by.x, 0, 1 - frame.width),
    y: clamp(frame.y + by.y, 0, 1 - frame.height),
  };
}

/** The position of a corner. */
export function cornerPosition(frame: Frame, corner: Corner): { x: number; y: number } {
  return {
    x: corner.x > 0 ? frame.x + frame.width : frame.x,
    y: corner.y > 0 ? frame.y + frame.height : frame.y,
  };
}

/**
 * The frame with one corner moved to a point, within the picture; the opposite corner stays.
 * @param ratio the frame's width divided by its height, in shares; undefined for any.
 */
export function resizeFrame(
  frame: Frame,
  corner: Corner,
  to: { x: number; y: number },
  ratio?: number,
): Frame {
  const fixed = cornerPosition(frame, { x: corner.x > 0 ? -1 : 1, y: corner.y > 0 ? -1 : 1 });
  const maxWidth = corner.x > 0 ? 1 - fixed.x : fixed.x;
  const maxHeight = corner.y > 0 ? 1 - fixed.y : fixed.y;
  let width = clamp((to.x - fixed.x) * corner.x, Math.min(minSide, maxWidth), maxWidth);
  let height = clamp((to.y - fixed.y) * corner.y, Math.min(minSide, maxHeight), maxHeight);
  if (ratio !== undefined) {
    width = Math.min(Math.max(width, height * ratio), maxWidth, maxHeight * ratio);
    height = width / ratio;
  }
  return {
    x: corner.x > 0 ? fixed.x : fixed.x - width,
    y: corner.y > 0 ? fixed.y : fixed.y - height,
    width,
    height,
  };
}
