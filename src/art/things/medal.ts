import { createCanvas } from '../core/canvas.ts'
import { circle, ellipse, group, path, svgDocument } from '../core/svg.ts'
import type { MedalMetal } from '../names.ts'
import { drawLettering } from './lettering/index.ts'

export interface MedalOptions {
  readonly metal: MedalMetal
  /** A short text struck into the foot of the medal, such as a year. */
  readonly text?: string
  readonly idPrefix: string
  readonly title?: string
}

interface Alloy {
  readonly spec: string
  readonly light: string
  readonly base: string
  readonly low: string
  readonly deep: string
}

const ALLOYS: Readonly<Record<MedalMetal, Alloy>> = {
  gold: { spec: '#FFF6D2', light: '#F3D57E', base: '#D3A237', low: '#9A6C1B', deep: '#5E3F0D' },
  silver: { spec: '#FFFFFF', light: '#DFE4E8', base: '#AEB6BD', low: '#737C85', deep: '#41484F' },
  bronze: { spec: '#FFE6CE', light: '#E0A877', base: '#B3713F', low: '#7A4522', deep: '#472611' },
}

/** Struck relief: the ridge of a range under contour lines that rise from it. */
function relief(alloy: Alloy): string {
  const contour = (lift: number) =>
    path(
      `M40 ${204 - lift}L96 ${176 - lift * 1.06}L112 ${188 - lift * 0.96}L138 ${156 - lift}L164 ${186 - lift * 0.9}L178 ${176 - lift * 0.96}L232 ${206 - lift}`,
      {
        fill: 'none',
        stroke: alloy.low,
        'stroke-opacity': 0.9 - lift / 90,
        'stroke-width': '1.5',
        'stroke-linejoin': 'round',
      },
    )
  const near = 'M40 222L92 194L118 206L150 184L182 204L232 222H40Z'
  return (
    [56, 45, 34, 23, 12].map(contour).join('') +
    path('M40 204L96 176L112 188L138 156L164 186L178 176L232 206V222H40Z', {
      fill: alloy.base,
      stroke: alloy.low,
      'stroke-width': '1.4',
      'stroke-linejoin': 'round',
    }) +
    path('M138 156L164 186L178 176L232 206V222H150Z', { fill: alloy.low, 'fill-opacity': 0.45 }) +
    path(near, { fill: alloy.light, stroke: alloy.low, 'stroke-width': '1.2', 'stroke-linejoin': 'round' }) +
    path('M40 204L96 176M112 188L138 156', { fill: 'none', stroke: alloy.spec, 'stroke-width': '1.6' })
  )
}

/** A medal on its ribbon, 270 × 330. @throws RangeError for a bad id prefix. */
export function drawMedal({ metal, text = '', idPrefix, title }: MedalOptions): string {
  const canvas = createCanvas(idPrefix)
  const alloy = ALLOYS[metal]
  const rim = canvas.linear(
    'rim',
    [
      [0, alloy.spec],
      [0.26, alloy.light],
      [0.5, alloy.low],
      [0.72, alloy.light],
      [1, alloy.deep],
    ],
    { x2: '1', y2: '1' },
  )
  const face = canvas.radial(
    'face',
    [
      [0, alloy.spec],
      [0.34, alloy.light],
      [0.76, alloy.base],
      [1, alloy.low],
    ],
    { cx: '.36', cy: '.28', r: '.86' },
  )
  const band = (name: string, flip: boolean) =>
    canvas.linear(name, [
      [0, flip ? '#5E0A12' : '#A31420'],
      [0.5, flip ? '#86101A' : '#CE1C2B'],
      [1, flip ? '#A31420' : '#7C0D17'],
    ])
  const shadow = canvas.radial('shadow', [
    [0, '#000', 0.42],
    [1, '#000', 0],
  ])
  const clip = canvas.clip('disc', circle(135, 184, 83))
  const content =
    ellipse(135, 300, 92, 12, { fill: shadow }) +
    path('M150 0H222L164 116H112Z', { fill: band('under', true) }) +
    path('M176 0H196L146 100H132Z', { fill: '#F2EFE8', 'fill-opacity': 0.75 }) +
    path('M48 0H120L158 116H106Z', { fill: band('over', false) }) +
    path('M74 0H94L138 116H124Z', { fill: '#F2EFE8' }) +
    path('M112 96L158 116H106Z', { fill: '#000', 'fill-opacity': 0.25 }) +
    path('M117 92H153Q160 92 160 99V106Q160 112 153 112H117Q110 112 110 106V99Q110 92 117 92Z', {
      fill: rim,
      stroke: alloy.deep,
      'stroke-width': '1',
    }) +
    circle(135, 188, 92, { fill: alloy.deep, 'fill-opacity': 0.5 }) +
    circle(135, 184, 92, { fill: rim }) +
    circle(135, 184, 83, { fill: face, stroke: alloy.low, 'stroke-width': '1.5' }) +
    circle(135, 184, 77, {
      fill: 'none',
      stroke: alloy.low,
      'stroke-width': '1.6',
      'stroke-dasharray': '1.6 3.2',
    }) +
    group(
      { 'clip-path': clip },
      relief(alloy) +
        drawLettering(canvas, 'text', text.slice(0, 6), {
          x: 135,
          y: 248,
          size: 17,
          colour: alloy.deep,
          weight: 0.15,
          anchor: 'middle',
        }) +
        path('M40 150L150 92L176 92L40 186Z', { fill: '#fff', 'fill-opacity': 0.2 }),
    )
  return svgDocument({
    viewBox: { x: 0, y: 0, width: 270, height: 330 },
    definitions: canvas.definitions(),
    content,
    ...(title === undefined ? {} : { title }),
  })
}
