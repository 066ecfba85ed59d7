import type { Canvas } from '../../core/canvas.ts'
import { ellipse, rect } from '../../core/svg.ts'

/** Size of every composed picture. */
export const ARTICLE = { x: 0, y: 0, width: 1200, height: 800 }

/** A vertical gradient with one pool of light. */
export function drawBackground(
  canvas: Canvas,
  [top, bottom]: readonly [string, string],
  light: { x: number; y: number; r: number; colour: string; strength: number },
): string {
  const wall = canvas.linear(
    'ground',
    [
      [0, top],
      [1, bottom],
    ],
    { x2: '0', y2: '1' },
  )
  const pool = canvas.radial('light', [
    [0, light.colour, light.strength],
    [0.5, light.colour, light.strength * 0.4],
    [1, light.colour, 0],
  ])
  return rect(ARTICLE, { fill: wall }) + ellipse(light.x, light.y, light.r, light.r * 0.8, { fill: pool })
}
