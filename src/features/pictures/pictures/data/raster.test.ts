import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rasterTypes } from '../drawing/file.ts'
import { drawSvg } from '../drawing/svg.ts'
import { rasterise } from './raster.ts'

const fortuner = (body: string) =>
  Buffer.from(drawSvg({ kind: 'vehicle', vehicle: 'fortuner', view: 'side', colour: { body } }))

/** Mean red, green and blue of the doors, a tenth of the picture in its middle. */
async function doors(picture: Buffer): Promise<readonly number[]> {
  const { width, height } = await sharp(picture).metadata()
  const area = {
    left: Math.round(width * 0.4),
    top: Math.round(height * 0.5),
    width: Math.round(width * 0.2),
    height: Math.round(height * 0.1),
  }
  const { channels } = await sharp(await sharp(picture).extract(area).png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test.each(rasterTypes)(
  'renders %s in the requested width and paint, wider than high, on transparency',
  async (type) => {
    const picture = await rasterise(fortuner('#b8101f'), type, 640)
    const { width = 0, height = 0, format } = await sharp(picture).metadata()
    expect(format).toBe(type === 'avif' ? 'heif' : type)
    expect(width).toBe(640)
    // 480 cm of car with 56 cm of air, 184 cm high with 46 cm.
    expect(width / height).toBeGreaterThan(2)
    const [red = 0, green = 0, blue = 0] = await doors(picture)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
  },
)

test('renders another paint in its colour', async () => {
  const [red = 0, , blue = 0] = await doors(await rasterise(fortuner('#1c3f73'), 'png', 320))
  expect(blue).toBeGreaterThan(1.5 * red)
})

/** Share of the pixels that are neither dark nor light. In blue alone the red of a QR code's dots is dark too. */
async function softness(picture: Buffer): Promise<number> {
  const blue = await sharp(picture).extractChannel('blue').raw().toBuffer()
  return blue.filter((value) => value > 60 && value < 200).length / blue.length
}

test('renders a small drawing at the target size instead of scaling it up', async () => {
  const code = Buffer.from(drawSvg({ kind: 'qr', text: 'https://example.co.za' }))
  const small = await sharp(code).png().toBuffer()
  const scaledUp = await sharp(small).resize({ width: 1600 }).png().toBuffer()
  expect(await softness(scaledUp)).toBeGreaterThan(0.1)
  expect(await softness(await rasterise(code, 'png', 1600))).toBeLessThan(0.005)
})
