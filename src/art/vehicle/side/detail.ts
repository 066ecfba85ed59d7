import { draw, line } from '../geometry.ts'
import { lensFill } from '../lens.ts'
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

/** The dark inside of an opening; a little light reaches its floor. */
const pocket = gradient('void', '#020203', '#08090a', '#202427')

const finishes: Readonly<Record<Material, Finish>> = {
  void: (context, d) =>
    pocket(context, d) + line(d, '#3a4045', 1, { 'stroke-opacity': 0.6, 'stroke-linejoin': 'round' }),
  gloss: gradient('gloss', '#3f454b', '#0c0e10', '#16191c'),
  plastic: gradient('plastic', '#3b3e41', '#222426', '#101112'),
  chrome: gradient('chrome', '#f7f9fa', '#8f979e', '#d5dade'),
  silver: (context, d) =>
    `<g transform="translate(0 -.9)">${draw(d, { fill: '#000', 'fill-opacity': 0.6 })}</g>` +
    gradient('silver', '#f1f3f4', '#a3a9ae', '#565b60')(context, d),
  reflector: outlined('#7d1116', '#ff8a80', 0.25),
  mesh: (context, d) =>
    pocket(context, d) +
    draw(d, {
      fill: meshPattern(context),
      stroke: '#24282b',
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }),
  fog: ({ canvas }, d) => draw(d, { fill: lensFill(canvas), stroke: '#0a0c0e', 'stroke-width': 0.6 }),
  'facet-light': (context, d) => draw(d, { fill: facetShade(context, 'light', context.body.hi, 0.42) }),
  'facet-dark': (context, d) => draw(d, { fill: facetShade(context, 'dark', context.body.edge, 0.55) }),
}

const recessed: ReadonlySet<Material> = new Set(['void', 'mesh', 'gloss', 'plastic'])

/** Whether a detail is a fold of the painted body and not an attached part. */
export function isFacet({ material }: Detail): boolean {
  return material === 'facet-light' || material === 'facet-dark'
}

/** One piece of trim or one facet on the body side; an opening has light on its lower lip. */
export function drawDetail(context: SideContext, { material, d }: Detail): string {
  const lip = recessed.has(material)
    ? `<g transform="translate(.5 .9)">${line(d, context.body.hi, 0.7, { 'stroke-opacity': 0.5 })}</g>`
    : ''
  return lip + finishes[material](context, d)
}

/** Sharp above, slowly fading below: how a fold in painted metal looks. */
function facetShade({ canvas }: SideContext, name: string, colour: string, opacity: number): string {
  return canvas.linear(
    `facet-${name}`,
    [
      [0, colour, opacity],
      [1, colour, 0],
    ],
    { x2: 0.15, y2: 1 },
  )
}

function meshPattern({ canvas }: SideContext): string {
  return canvas.define(
    'mesh',
    (id) =>
      `<pattern id="${id}" width="3" height="2.4" patternUnits="userSpaceOnUse">` +
      '<path d="M0 0L1.5 1.2L3 0M0 2.4L1.5 1.2L3 2.4" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".5"/></pattern>',
  )
}
