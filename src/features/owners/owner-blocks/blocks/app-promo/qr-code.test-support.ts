/** Modules of the quiet zone on every side. */
const quiet = 4

type Size = { readonly width: number; readonly channels: number }

/** Reads the modules of a rendered code as a camera does: the middle of each, dark or light. */
function modulesOf(pixels: Buffer, { width, channels }: Size): boolean[][] {
  const dark = (x: number, y: number) =>
    (pixels[(Math.floor(y) * width + Math.floor(x)) * channels] ?? 255) < 128
  const columns = Array.from({ length: width }, (_, x) => x)
  const top = columns.findIndex((y) => columns.some((x) => dark(x, y)))
  const size = Math.round((width / top) * quiet) - 2 * quiet
  const exact = width / (size + 2 * quiet)
  return Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => dark((x + quiet + 0.5) * exact, (y + quiet + 0.5) * exact)),
  )
}

/** ISO/IEC 18004, table 10. */
const masks: readonly ((y: number, x: number) => number)[] = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (_, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
]

/** Finder patterns with their separators and format, timing patterns, and the alignment pattern of versions 2 to 6. */
function isFunctional(x: number, y: number, size: number): boolean {
  const finder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)
  const alignment = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2
  return finder || alignment || x === 6 || y === 6
}

/** The data bits in the order of the standard: two columns at a time from the right, up and down. */
function bitsOf(modules: readonly boolean[][], mask: (y: number, x: number) => number): number[] {
  const size = modules.length
  const columns = Array.from({ length: size }, (_, index) => size - 1 - index).filter((x) => x !== 6)
  return columns.flatMap((right, index) => {
    if (index % 2 === 1) return []
    const rows = Array.from({ length: size }, (_, y) => ((index / 2) % 2 === 0 ? size - 1 - y : y))
    const pair = [right, columns[index + 1] ?? right]
    return rows.flatMap((y) =>
      pair.flatMap((x) =>
        isFunctional(x, y, size) ? [] : [Number(modules[y]?.[x] ?? false) ^ Number(mask(y, x) === 0)],
      ),
    )
  })
}

/**
 * Decodes a rendered QR code by ISO/IEC 18004, independently of the library that encoded it: versions 1 to 3, whose
 * codewords are in one block, in byte mode. Does not correct errors.
 */
export function decodeQrCode(pixels: Buffer, size: Size): string {
  const modules = modulesOf(pixels, size)
  // Bits 3 to 5 of the format, left of the lower end of the upper left finder, XOR its mask.
  const format = [2, 3, 4].reduce((bits, x) => bits * 2 + Number(modules[8]?.[x] ?? false), 0) ^ 0b101
  const mask = masks[format]
  if (!mask || modules.length > 29) throw new Error(`No code of versions 1 to 3: ${modules.length} modules`)
  const bits = bitsOf(modules, mask)
  const read = (from: number, length: number) => parseInt(bits.slice(from, from + length).join(''), 2)
  if (read(0, 4) !== 0b0100) throw new Error(`Not in byte mode: ${read(0, 4)}`)
  const bytes = Array.from({ length: read(4, 8) }, (_, index) => read(12 + index * 8, 8))
  return Buffer.from(bytes).toString('utf8')
}
