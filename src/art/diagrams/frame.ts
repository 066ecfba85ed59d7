import type { Canvas } from '../core/canvas.ts'
import { rect, svgDocument } from '../core/svg.ts'
import { diagramSize } from '../measures.ts'

/** The colours of the diagrams: light lines on night. */
export const tones = {
  ground: '#111317',
  raised: '#1b1f25',
  part: '#262b33',
  line: '#4a515c',
  light: '#a9b0ba',
  white: '#eef0f2',
  accent: '#e0333f',
  screen: '#0a0d11',
} as const

export const outlined = { stroke: tones.line, 'stroke-width': 2 } as const

/** A diagram on its dark ground, with a soft light from above. */
export function frameDiagram(canvas: Canvas, content: string): string {
  const { width, height } = diagramSize
  const area = { x: 0, y: 0, width, height }
  const light = canvas.radial(
    'light',
    [
      [0, '#2b3038'],
      [1, tones.ground],
    ],
    { cx: 0.5, cy: 0.34, r: 0.72 },
  )
  return svgDocument({
    viewBox: area,
    content: rect(area, { fill: light }) + content,
    definitions: canvas.definitions(),
  })
}
