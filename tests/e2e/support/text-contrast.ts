import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './test.ts'

type Line = {
  readonly size: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The lines of a banner's words, from its corner, and how large they are set. The words are then transparent. */
function linesOf(banner: Locator): Promise<Line[]> {
  return banner.evaluate((section) => {
    const corner = section.getBoundingClientRect()
    return [...section.querySelectorAll<HTMLElement>('h1, h2, p')].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      // The text alone: what is drawn behind it stays.
      element.style.webkitTextFillColor = 'transparent'
      const lines = [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1)
      return lines.map(({ x, y, width, height }) => ({
        size,
        left: Math.round(x - corner.x),
        top: Math.round(y - corner.y),
        width: Math.round(width),
        height: Math.round(height),
      }))
    })
  })
}

const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

/** Contrast of white or near-black text on the pixels behind a line, the worst thirtieth of them left out. */
async function contrastBehind(picture: Buffer, { size: _, ...line }: Line, text: 'light' | 'dark') {
  const data = await sharp(picture).extract(line).removeAlpha().raw().toBuffer()
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [...data.subarray(at, at + 3)].map(linear) as [number, number, number]
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    contrasts.push(text === 'light' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.0587)
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length / 30)] ?? 0
}

/** Expects every line of a banner to have enough contrast; returns how many there are. */
export async function expectReadable(banner: Locator, text: 'light' | 'dark', name: string): Promise<number> {
  const lines = await linesOf(banner)
  const picture = await banner.screenshot()
  for (const line of lines) {
    const least = line.size >= 24 ? 3 : 4.5
    const where = `${name}, ${line.size} px at ${line.top}`
    expect.soft(await contrastBehind(picture, line, text), where).toBeGreaterThan(least)
  }
  return lines.length
}
