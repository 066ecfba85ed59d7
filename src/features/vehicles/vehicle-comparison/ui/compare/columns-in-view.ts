type Extent = { readonly left: number; readonly right: number }

/**
 * Returns the boundaries between neighbouring columns that are both in view, counted from 1: 1 is between the first and
 * second column. A column is in view when more than half of its width is. Extents are in pixels.
 */
export function boundariesInView(columns: readonly Extent[], frame: Extent): number[] {
  const inView = columns.map(
    ({ left, right }) =>
      Math.min(right, frame.right) - Math.max(left, frame.left) > Math.max(0, right - left) / 2,
  )
  return inView.flatMap((visible, index) => (index > 0 && visible && inView[index - 1] ? [index] : []))
}

/** Returns the boundaries at which the values of a row change, counted from 1. */
export function boundariesWithDifference(values: readonly (string | null)[]): number[] {
  return values.flatMap((value, index) => (index > 0 && value !== values[index - 1] ? [index] : []))
}
