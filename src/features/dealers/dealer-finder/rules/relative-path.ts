/** The drawing commands of d3-geo, collected as an SVG path. */
export type RelativePath = {
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  closePath(): void
  arc(): void
  /** Returns the path. */
  result(): string
}

/** Steps per map unit: a tenth of a unit is 300 metres. */
const precision = 10

/**
 * Creates a drawing context that collects an SVG path of relative coordinates, which is half as long as the absolute one
 * of d3-geo. Coordinates are rounded to a tenth, without adding up rounding errors.
 */
export function relativePath(): RelativePath {
  let path = ''
  let last = { x: 0, y: 0 }
  const step = (x: number, y: number) => {
    const next = { x: Math.round(x * precision), y: Math.round(y * precision) }
    const text = [next.x - last.x, next.y - last.y].map((length) => length / precision).join(' ')
    const isSame = next.x === last.x && next.y === last.y
    last = next
    return { text: text.replaceAll(' -', '-').replaceAll(/(^|[ -])0\./g, '$1.'), isSame }
  }
  let start = last
  return {
    beginPath() {},
    moveTo(x, y) {
      path += `m${step(x, y).text}`
      start = last
    },
    lineTo(x, y) {
      const { text, isSame } = step(x, y)
      if (!isSame) path += `l${text}`
    },
    closePath() {
      path += 'z'
      // The next relative movement begins where this ring began.
      last = start
    },
    arc() {},
    result: () => path,
  }
}
