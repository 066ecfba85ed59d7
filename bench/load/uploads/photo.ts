import sharp from 'sharp'

const width = 4_000
/** The first guess; the size of a noisy picture grows with its area. */
const firstHeight = 2_400
const attempts = 8

/** Soft shapes under grain, like a photograph: neither flat nor pure noise. */
async function encode(height: number): Promise<Buffer> {
  const noise = (size: { width: number; height: number }, sigma: number) =>
    sharp({
      create: {
        ...size,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
  const grain = await noise({ width, height }, 14).png({ compressionLevel: 0 }).toBuffer()
  const shapes = await noise({ width: 64, height: 48 }, 60).png().toBuffer()
  return sharp(shapes)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/**
 * Creates a random JPEG of just under a size: at most 2 % less.
 *
 * @param maxBytes at least some 100 KB.
 * @throws Error when no height gives that size.
 */
export async function createPhoto(maxBytes: number): Promise<Buffer> {
  let height = firstHeight
  for (let attempt = 0; attempt < attempts; attempt++) {
    const photo = await encode(height)
    if (photo.length < maxBytes && photo.length >= maxBytes * 0.98) return photo
    height = Math.max(1, Math.floor((height * maxBytes * 0.99) / photo.length))
  }
  throw new Error(`No picture of just under ${maxBytes} bytes could be made.`)
}
