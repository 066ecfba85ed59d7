import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

const formats = ['jpeg', 'png', 'webp', 'avif'] as const

/** Metadata as a phone writes it: photographer, device and GPS position. */
const exif = {
  IFD0: { Artist: 'Thandi Mokoena', Make: 'Phone' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 0/1', GPSLongitudeRef: 'E' },
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a41e22' } })

describe.each(formats)('a %s', (format) => {
  const mimeType = `image/${format}`

  it('loses its camera metadata', async () => {
    const original = await photo(64, 48).withExif(exif).toFormat(format).toBuffer()
    expect(original.includes('Thandi Mokoena')).toBe(true)
    const clean = await cleanPicture(original, mimeType)
    const { exif: cleanExif, xmp, iptc } = await sharp(clean).metadata()
    expect([cleanExif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(clean.includes('Thandi Mokoena')).toBe(false)
  })

  it('is scaled down to a width of 2560 pixels, and never enlarged', async () => {
    const large = await cleanPicture(await photo(3000, 1500).toFormat(format).toBuffer(), mimeType)
    expect(await sharp(large).metadata()).toMatchObject({ width: 2560, height: 1280 })
    const small = await cleanPicture(await photo(60, 40).toFormat(format).toBuffer(), mimeType)
    expect(await sharp(small).metadata()).toMatchObject({ width: 60, height: 40 })
  })
})

it('rotates a picture upright by its orientation tag', async () => {
  const onItsSide = await photo(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height, orientation } = await sharp(await cleanPicture(onItsSide, 'image/jpeg')).metadata()
  expect({ width, height, orientation }).toEqual({ width: 40, height: 80, orientation: undefined })
})

it('keeps the transparency of a PNG', async () => {
  const cutOut = sharp({ create: { width: 8, height: 8, channels: 4, background: '#a41e2280' } })
  const clean = await cleanPicture(await cutOut.png().toBuffer(), 'image/png')
  expect((await sharp(clean).metadata()).hasAlpha).toBe(true)
})

describe('cleanPicture', () => {
  it('rejects an animated picture', async () => {
    const frames = ['#a41e22', '#1c3f73'].map((background) =>
      sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const animated = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    await expect(cleanPicture(animated, 'image/webp')).rejects.toThrow('This picture is animated.')
  })

  it('rejects a damaged picture and a file that only begins like one', async () => {
    const whole = await photo(600, 600).png().toBuffer()
    const cut = whole.subarray(0, 40)
    await expect(cleanPicture(cut, 'image/png')).rejects.toThrow('cannot be read')
    await expect(cleanPicture(Buffer.from('\xff\xd8\xffhello', 'latin1'), 'image/jpeg')).rejects.toThrow(
      'cannot be read',
    )
  })

  it('rejects a small file with more than 50 million pixels', async () => {
    const bomb = await photo(8000, 6300).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(cleanPicture(bomb, 'image/png')).rejects.toThrow('more than 50 million pixels')
  })
})
