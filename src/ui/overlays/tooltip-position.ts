export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Distance in pixels from the tooltip to its trigger and to the edge of the window. */
const gap = 8

/**
 * Returns the top left corner of a tooltip, in pixels of the window: centred above its trigger, below it when there is
 * no space above, and always inside the window.
 */
export function tooltipPosition(
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
