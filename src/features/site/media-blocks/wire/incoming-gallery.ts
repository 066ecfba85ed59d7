type Row = Readonly<Record<string, unknown>>

/** The spellings of layouts on the wire that differ from ours. */
const layouts: Readonly<Record<string, string>> = { sixtyFourty: 'sixtyForty' }

/** Returns the layout of a gallery in our spelling; other values stay unchanged. Source: C-022; decision G-10. */
export function incomingLayout(value: unknown): unknown {
  return typeof value === 'string' ? (layouts[value] ?? value) : value
}

/** A picture of a gallery as the content service sends it. */
export type IncomingPicture = {
  readonly id: unknown
  /** Address of the picture for wide windows; null when the item has none. */
  readonly address: string | null
  readonly hotspots: readonly Row[]
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `25`, `"25"` and `"25%"` are 25; anything else stays for the field to reject. */
function percentOf(value: unknown): unknown {
  const [, digits] = typeof value === 'string' ? (/^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(value) ?? []) : []
  return digits === undefined ? value : Number(digits)
}

function addressOf(image: Row): string | null {
  const first = Array.isArray(image.items) ? image.items[0] : null
  const desktop = isRow(first) && isRow(first.url) ? first.url.desktop : null
  return typeof desktop === 'string' ? desktop : null
}

/**
 * Reads an item `{ image: { items: [{ url: { desktop } }] }, toolTips: [{ left, top, heading, content }] }`, of which the
 * first image counts and tooltips may be absent. Null for a picture in our own format.
 *
 * Source: requirement C-024.
 */
export function incomingPicture(item: unknown): IncomingPicture | null {
  if (!isRow(item) || !isRow(item.image)) return null
  const toolTips = Array.isArray(item.toolTips) ? item.toolTips.filter(isRow) : []
  return {
    id: item.id,
    address: addressOf(item.image),
    hotspots: toolTips.map(({ left, top, heading, content }) => ({
      left: percentOf(left),
      top: percentOf(top),
      heading,
      content,
    })),
  }
}
