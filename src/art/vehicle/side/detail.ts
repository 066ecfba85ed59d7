import { draw, line } from '../geometry.ts'
import type { Detail, Material } from '../shape.ts'
import type { SideContext } from './context.ts'

type Finish = (context: SideContext, d: string) => string

const outlined =
  (fill: string, edge: string, edgeOpacity: number): Finish =>
  (_, d) =>
    draw(d, { fill, stroke: edge, 'stroke-opacity': edgeOpacity, 'stroke-width': 0.6 })

const gradient =
  (name: string, top: string, middle: string, bottom: string): Finish =>
  ({ canvas }, d) =>
    draw(d, {
      fill: canvas.linear(
        name,
        [
          [0, top],
          [0.5, middle],
          [1, bottom],
        ],
        { x2: 0, y2: 1 },
      ),
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': 0.4,
    })

const finishes: Readonly<Record<Material, Finish>> = {
  void: gradient('void', '#030304', '#0b0c0e', '#1c1f22'),
  gloss: gradient('gloss', '#3f454b', '#0c0e10', '#16191c'),
  plastic: gradient('plastic', '#3b3e41', '#222426', '#101112'),
  chrome: gradient('chrome', '#f7f9fa', '#8f979e', '#d5dade'),
  silver: gradient('silver', '#c3c8cc', '#8c9297', '#5f6468'),
  reflector: outlined('#7d1116', '#ff8a80', 0.25),
  mesh: (context, d) => finishes.void(context, d) + draw(d, { fill: meshPattern(context) }),
  fog: (_, d) =>
    draw(d, { fill: '#dfe8ee', stroke: '#0a0c0e', 'stroke-width': 0.8 }) +
    line(d, '#fff', 2.2, { 'stroke-opacity': 0.18 }),
  'facet-light': ({ body }, d) => draw(d, { fill: body.hi, 'fill-opacity': 0.24 }),
  'facet-dark': ({ body }, d) => draw(d, { fill: body.edge, 'fill-opacity': 0.4 }),
}

/** One piece of trim or one facet on the body side. */
export function drawDetail(context: SideContext, { material, d }: Detail): string {
  return finishes[material](context, d)
}

function meshPattern({ canvas }: SideContext): string {
  return canvas.define(
    'mesh',
    (id) =>
      `<pattern id="${id}" width="3" height="2.4" patternUnits="userSpaceOnUse">` +
      '<path d="M0 0L1.5 1.2L3 0M0 2.4L1.5 1.2L3 2.4" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".5"/></pattern>',
  )
}
