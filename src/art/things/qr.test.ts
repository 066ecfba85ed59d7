import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawQr } from './qr.ts'

const size = 25

/** Rings of a finder pattern: dark, light, dark core, and the light separator round it. */
function finder(x: number, y: number, cx: number, cy: number): boolean | undefined {
  const distance = Math.max(Math.abs(x - cx), Math.abs(y - cy))
  return distance > 4 ? undefined : distance < 4 && distance !== 2
}

const matrix = Array.from({ length: size }, (_row, y) =>
  Array.from(
    { length: size },
    (_module, x) =>
      finder(x, y, 3, 3) ??
      finder(x, y, 21, 3) ??
      finder(x, y, 3, 21) ??
      ((x * 31 + y * 17) ^ (x * y)) % 3 === 0,
  ),
)

/** Reads a rendered code as a camera does: the middle of every module, dark or light. */
async function scan(svg: string): Promise<boolean[][]> {
  const scale = 8
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const module = info.width / (size + 8)
  return Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_module, x) => {
      const [px, py] = [Math.floor((x + 4.5) * module), Math.floor((y + 4.5) * module)]
      return (data[(py * info.width + px) * info.channels] ?? 255) < 128
    }),
  )
}

describe('QR code', () => {
  it('scans as the matrix it was drawn from, module by module', async () => {
    expect(await scan(drawQr(matrix))).toEqual(matrix)
  })

  it('has a quiet zone of four modules', () => {
    expect(drawQr(matrix)).toContain('viewBox="-4 -4 33 33"')
  })

  it('rejects a matrix that is too small or not square', () => {
    expect(() => drawQr([[true]])).toThrow(RangeError)
    expect(() => drawQr(matrix.map((row) => row.slice(1)))).toThrow(RangeError)
  })
})
