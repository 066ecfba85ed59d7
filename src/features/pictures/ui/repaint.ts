import { mix } from '#art/core/colour.ts'
import { paintVariables } from '#art/vehicle/paint/references.ts'
import type { DrawingColour } from '../drawing/colours.ts'

/** Colours by the custom properties they stand for in a drawing. */
type Tones = Readonly<Record<string, string>>

type PaintedPart = {
  readonly element: SVGElement
  readonly property: string
  readonly tone: string
  /** What the drawing itself has there. */
  readonly own: string
}

/** Gives the drawing a colour, or its own again. */
export type Repaint = (colour: DrawingColour | undefined) => void

/** How long one paint takes to become another. Milliseconds. */
const duration = 400

const look = 'svg { display: block; width: 100%; height: auto; }'
const properties = ['fill', 'stroke', 'stop-color'] as const
const reference = /^var\((--[\w-]+),(#[0-9a-f]{6})\)$/

function paintedParts(root: ParentNode): readonly PaintedPart[] {
  const selector = properties.map((property) => `[${property}^="var("]`).join()
  return [...root.querySelectorAll<SVGElement>(selector)].flatMap((element) =>
    properties.flatMap((property) => {
      const [, tone, own] = reference.exec(element.getAttribute(property) ?? '') ?? []
      return tone && own ? [{ element, property, tone, own }] : []
    }),
  )
}

function between(from: Tones, to: Tones, share: number): Tones {
  return Object.fromEntries(
    Object.entries(to).map(([tone, colour]) => [tone, mix(from[tone] ?? colour, colour, share)]),
  )
}

/**
 * What repaints a drawing whose paint stands as custom properties: at once the first time, then by fading. Colours are
 * written onto the painted parts alone, and only after the picture that answers the press: set once further up, or as
 * transitions, they would have the browser look at every part of the drawing before it answers.
 */
export function repainter(drawing: ParentNode): Repaint {
  const parts = paintedParts(drawing)
  const own: Tones = Object.fromEntries(parts.map((part) => [part.tone, part.own]))
  let shown: Tones | undefined
  let frame = 0
  const write = (tones: Tones) => {
    shown = tones
    for (const { element, property, tone } of parts) element.style.setProperty(property, tones[tone] ?? '')
  }
  return (colour) => {
    const to: Tones = colour ? paintVariables(colour) : own
    const from = shown
    cancelAnimationFrame(frame)
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return write(to)
    if (Object.entries(to).every(([tone, wanted]) => from[tone] === wanted)) return
    const fade = (began: number) => (now: number) => {
      const time = Math.min(1, (now - began) / duration)
      write(time < 1 ? between(from, to, time * time * (3 - 2 * time)) : to)
      if (time < 1) frame = requestAnimationFrame(fade(began))
    }
    frame = requestAnimationFrame((now) => {
      frame = requestAnimationFrame(fade(now))
    })
  }
}

/**
 * Shows a drawing, ours and from our own address, in place of what stands in an element. It gets a tree of its own, so
 * that no style of the page is matched against its hundreds of parts.
 */
export function showDrawing(box: Element, drawing: string): ShadowRoot {
  const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = drawing
  return root
}
