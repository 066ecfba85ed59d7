import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a41e22' } })

test('encodes a photograph as WebP in both widths, upright and without metadata', async () => {
  const lying = await blank(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const sizes = []
  for (const { width, data } of await encodePicture(lying)) {
    const { format, exif, ...size } = await sharp(data).metadata()
    sizes.push([width, format, size.width, size.height, exif])
  }
  expect(sizes).toEqual([
    [480, 'webp', 480, 640, undefined],
    [1280, 'webp', 1200, 1600, undefined],
  ])
})

test('does not enlarge a small picture', async () => {
  const [, large] = await encodePicture(await blank(300, 200).png().toBuffer())
  expect(await sharp(large?.data).metadata()).toMatchObject({ width: 300, height: 200 })
})

test.each([
  ['a page of HTML', async () => Buffer.from('<!doctype html>'), 'is no JPEG'],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    'is no JPEG',
  ],
  ['a GIF', async () => blank(400, 400).gif().toBuffer(), 'is no JPEG'],
  ['a PDF', async () => Buffer.from('%PDF-1.7'), 'is no JPEG'],
  ['nothing', async () => Buffer.alloc(0), 'is no JPEG'],
  ['half a file', async () => (await blank(400, 400).jpeg().toBuffer()).subarray(0, 900), 'is damaged'],
  ['a picture that counts visitors', async () => blank(1, 1).png().toBuffer(), 'has 1 × 1 pixels'],
  ['a bomb', async () => blank(9_000, 9_000).png().toBuffer(), 'has more than 50 million pixels'],
])('refuses %s, whatever its server calls it', async (_, file, reason) => {
  await expect(file().then(encodePicture)).rejects.toThrow(reason)
})
