import { mix } from '#art/core/colour.ts'
import { paintVariables } from '#art/vehicle/paint/references.ts'
import type { DrawingColour } from '../drawing/colours.ts'

/** Colours by custom property. */
type Tones = Readonly<Record<string, string>>

type PaintedPart = {
  readonly element: SVGElement
  readonly property: string
  readonly tone: string
  /** The drawing's original colour there. */
  readonly original: string
}

/** Applies a colour to the drawing; undefined restores the original one. */
export type Repaint = (colour: DrawingColour | undefined) => void

/** Milliseconds. */
const fadeDuration = 400

const styles = 'svg { display: block; width: 100%; height: auto; }'
const properties = ['fill', 'stroke', 'stop-color'] as const
const reference = /^var\((--[\w-]+),(#[0-9a-f]{6})\)$/

function paintedParts(root: ParentNode): readonly PaintedPart[] {
  const selector = properties.map((property) => `[${property}^="var("]`).join()
  return [...root.querySelectorAll<SVGElement>(selector)].flatMap((element) =>
    properties.flatMap((property) => {
      const [, tone, original] = reference.exec(element.getAttribute(property) ?? '') ?? []
      return tone && original ? [{ element, property, tone, original }] : []
    }),
  )
}

function mixTones(from: Tones, to: Tones, share: number): Tones {
  return Object.fromEntries(
    Object.entries(to).map(([tone, colour]) => [tone, mix(from[tone] ?? colour, colour, share)]),
  )
}

/**
 * Returns a function that repaints a drawing: at once on the first call, then with a fade. It writes colours to the
 * painted elements only, and starts after the frame that follows the press: custom properties on an ancestor, or CSS
 * transitions, would restyle every element of the drawing first and delay the response to the press.
 */
export function createRepainter(drawing: ParentNode): Repaint {
  const parts = paintedParts(drawing)
  const original: Tones = Object.fromEntries(parts.map((part) => [part.tone, part.original]))
  let current: Tones | undefined
  let frame = 0
  const write = (tones: Tones) => {
    current = tones
    for (const { element, property, tone } of parts) element.style.setProperty(property, tones[tone] ?? '')
  }
  return (colour) => {
    const to: Tones = colour ? paintVariables(colour) : original
    const from = current
    cancelAnimationFrame(frame)
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return write(to)
    if (Object.entries(to).every(([tone, target]) => from[tone] === target)) return
    const fade = (start: number) => (now: number) => {
      const time = Math.min(1, (now - start) / fadeDuration)
      write(time < 1 ? mixTones(from, to, time * time * (3 - 2 * time)) : to)
      if (time < 1) frame = requestAnimationFrame(fade(start))
    }
    frame = requestAnimationFrame((now) => {
      frame = requestAnimationFrame(fade(now))
    })
  }
}

/**
 * Replaces the content of an element with a drawing from this server. Uses a shadow root, so that the page's styles
 * are not matched against the drawing's hundreds of elements.
 */
export function showDrawing(box: Element, drawing: string): ShadowRoot {
  const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = drawing
  return root
}
