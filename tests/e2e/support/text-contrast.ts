import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './test.ts'

type Line = {
  readonly text: string
  readonly size: number
  /** Red, green and blue of the letters. */
  readonly colour: readonly number[]
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** The lines of the texts within an element, from its corner. The texts are then transparent. */
function linesOf(root: Locator): Promise<Line[]> {
  return root.evaluate((element) => {
    const corner = element.getBoundingClientRect()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: Line[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const isVisible = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!parent || !isVisible || !node.nodeValue?.trim() || parent.closest('.sr-only, [inert]')) continue
      const { fontSize, color } = getComputedStyle(parent)
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        const isInside =
          x >= corner.x && y >= corner.y && x + width <= corner.right && y + height <= corner.bottom
        if (width < 1 || height < 1 || !isInside) continue
        found.push({
          text: node.nodeValue.trim(),
          size: Number.parseFloat(fontSize),
          colour: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
          box: {
            left: Math.round(x - corner.x),
            top: Math.round(y - corner.y),
            width: Math.round(width),
            height: Math.round(height),
          },
        })
      }
    }
    // The text alone: what is drawn behind it stays.
    ;(element as HTMLElement).style.webkitTextFillColor = 'transparent'
    return found
  })
}

const linear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of the letters with the pixels behind a line, the worst thirtieth of them left out. */
async function contrastBehind(picture: Buffer, { box, colour }: Line): Promise<number> {
  const data = await sharp(picture).extract(box).removeAlpha().raw().toBuffer()
  const letters = luminanceOf(colour)
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += 3) {
    const ground = luminanceOf([...data.subarray(at, at + 3)])
    contrasts.push((Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05))
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length / 30)] ?? 0
}

/**
 * Expects every line of the texts within an element to have enough contrast: 4.5 to 1, and 3 to 1 from 24 px. Returns
 * how many lines there are.
 */
export async function expectReadable(root: Locator, name: string): Promise<number> {
  const lines = await linesOf(root)
  const picture = await root.screenshot()
  for (const line of lines) {
    const where = `${name}: “${line.text}”, ${line.size} px at ${line.box.top}`
    expect.soft(await contrastBehind(picture, line), where).toBeGreaterThan(line.size >= 24 ? 3 : 4.5)
  }
  return lines.length
}
