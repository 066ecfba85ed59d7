export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Between the tip and what it explains, and between the tip and the edge of the window. Pixels. */
const gap = 8

/**
 * Where the upper left corner of a tip comes: above the middle of what it explains, below it where there is no room
 * above, and always inside the window. Pixels of the window.
 */
export function tooltipPlace(
  anchor: Box,
  tip: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): { left: number; top: number } {
  const above = anchor.top - tip.height - gap
  const below = anchor.top + anchor.height + gap
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  return {
    left: Math.max(gap, Math.min(centred, window.width - tip.width - gap)),
    top: above >= gap ? above : Math.max(gap, Math.min(below, window.height - tip.height - gap)),
  }
}
