import { createCanvas } from '../core/canvas.ts'
import { circle, element, path, rect } from '../core/svg.ts'
import { diagramSize } from '../measures.ts'
import { frameDiagram, outlined, tones } from './frame.ts'

export interface CockpitOptions {
  /** Diagonal of the touchscreen in inches. */
  readonly screen: number
  /** Diagonal of a digital instrument cluster in inches; round dials without one. */
  readonly cluster?: number | undefined
  /** Whether the touchscreen shows a map. */
  readonly map?: boolean
  /** Letters, digits, `-` and `_`, a letter first; unique on the page. */
  readonly idPrefix: string
}

/** Drawing units per inch of a screen. */
const inch = 29
/** Width and height of a screen over its diagonal: 16:10 and 8:3. */
const touchscreen = { width: 0.848, height: 0.53 }
const clusterForm = { width: 0.936, height: 0.351 }

/** South African cars have the wheel on the right. */
const driver = { x: 690, y: 262 }
const centre = { x: 356, y: 246 }

const box = (x: number, y: number, width: number, height: number) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

function screenAt(x: number, y: number, width: number, height: number): string {
  return (
    rect(box(x, y, width + 20, height + 20), { rx: 14, fill: '#05070a', ...outlined }) +
    rect(box(x, y, width, height), { rx: 6, fill: tones.screen })
  )
}

function drawMap(x: number, y: number, width: number, height: number): string {
  const at = (across: number, down: number) => `${x + across * width} ${y + down * height}`
  const street = { fill: 'none', stroke: '#2f3a47', 'stroke-width': 5 }
  return (
    path(`M${at(-0.5, -0.1)}L${at(0.5, -0.3)}M${at(-0.5, 0.26)}L${at(0.5, 0.1)}`, street) +
    path(`M${at(-0.22, -0.5)}L${at(-0.1, 0.5)}M${at(0.24, -0.5)}L${at(0.3, 0.5)}`, street) +
    path(`M${at(-0.13, 0.44)}L${at(-0.165, 0.18)}L${at(0.26, 0.13)}L${at(0.25, -0.36)}`, {
      ...{ fill: 'none', stroke: '#5db7ff', 'stroke-width': 7 },
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    circle(x + 0.25 * width, y - 0.36 * height, 9, { fill: tones.accent })
  )
}

const appColours = ['#3f8f5f', '#3a6fa8', '#a8793a', '#7a4fa0', '#a03f4a', '#4a7f86', '#5a6472', '#8a8f3a']

function drawApps(x: number, y: number, width: number, height: number): string {
  const size = Math.min(width / 6.4, height / 3)
  return appColours
    .map((fill, index) => {
      const across = ((index % 4) - 1.5) * (width / 4.4)
      const down = (index < 4 ? -0.5 : 0.5) * (height / 2.1)
      return rect(box(x + across, y + down, size, size), { rx: size * 0.26, fill })
    })
    .join('')
}

/** A round instrument with its scale and needle. */
function drawDial(x: number, y: number, radius: number, degrees: number): string {
  const needle = { stroke: tones.accent, 'stroke-width': 4, 'stroke-linecap': 'round' }
  return (
    circle(x, y, radius, { fill: tones.screen, ...outlined }) +
    circle(x, y, radius * 0.84, {
      ...{ fill: 'none', stroke: tones.light, 'stroke-width': 7, 'stroke-dasharray': '2 9' },
      transform: `rotate(130 ${x} ${y})`,
    }) +
    path(`M${x} ${y}V${y - radius * 0.68}`, { ...needle, transform: `rotate(${degrees} ${x} ${y})` }) +
    circle(x, y, radius * 0.12, { fill: tones.part })
  )
}

function drawInstruments(cluster: number | undefined): string {
  const { x, y } = driver
  if (cluster === undefined) return drawDial(x - 72, y - 36, 62, -58) + drawDial(x + 72, y - 36, 62, 20)
  const width = cluster * inch * clusterForm.width
  const height = cluster * inch * clusterForm.height
  const fitted = Math.max(0.72, Math.min(1, 330 / width))
  const [w, h] = [width * fitted, height * fitted]
  const bar = { fill: 'none', stroke: '#5db7ff', 'stroke-width': 5, 'stroke-linecap': 'round' }
  return (
    screenAt(x, y - 40, w, h) +
    path(
      `M${x - w * 0.4} ${y - 40 + h * 0.3}A${h * 0.46} ${h * 0.46} 0 1 1 ${x - w * 0.13} ${y - 40 + h * 0.3}`,
      bar,
    ) +
    path(
      `M${x + w * 0.13} ${y - 40 + h * 0.3}A${h * 0.46} ${h * 0.46} 0 1 1 ${x + w * 0.4} ${y - 40 + h * 0.3}`,
      {
        ...bar,
        stroke: tones.accent,
      },
    ) +
    path(
      `M${x - w * 0.06} ${y - 40 + h * 0.34}L${x - 3} ${y - 40 - h * 0.3}M${x + w * 0.06} ${y - 40 + h * 0.34}L${x + 3} ${y - 40 - h * 0.3}`,
      {
        stroke: tones.light,
        'stroke-width': 3,
      },
    )
  )
}

function drawSteeringWheel(): string {
  const [x, y, radius] = [driver.x, driver.y + 96, 150]
  const rim = { fill: 'none', 'stroke-width': 24, stroke: '#07090c' }
  return (
    circle(x, y, radius, rim) +
    circle(x, y, radius + 12, { fill: 'none', ...outlined }) +
    circle(x, y, radius - 12, { fill: 'none', ...outlined }) +
    path(
      `M${x - 138} ${y - 4}H${x - 50}V${y + 36}L${x - 130} ${y + 30}ZM${x + 138} ${y - 4}H${x + 50}V${y + 36}L${x + 130} ${y + 30}ZM${x - 26} ${y + 50}H${x + 26}L${x + 20} ${y + 140}H${x - 20}Z`,
      {
        fill: '#0c0f13',
        ...outlined,
      },
    ) +
    rect(box(x, y + 16, 116, 86), { rx: 34, fill: tones.part, ...outlined }) +
    rect(box(x, y + 8, 46, 16), { rx: 8, fill: tones.light })
  )
}

const vent = (x: number, y: number) =>
  rect(box(x, y, 118, 46), { rx: 12, fill: '#07090c', ...outlined }) +
  path(`M${x - 46} ${y - 9}H${x + 46}M${x - 46} ${y}H${x + 46}M${x - 46} ${y + 9}H${x + 46}`, {
    stroke: tones.line,
    'stroke-width': 2,
  })

/** Dials of the air conditioning below the touchscreen. */
const climate = (x: number, y: number) =>
  rect(box(x, y, 250, 60), { rx: 16, fill: '#0c0f13', ...outlined }) +
  [-84, 0, 84]
    .map(
      (across) =>
        circle(x + across, y, 20, { fill: tones.part, ...outlined }) +
        path(`M${x + across} ${y - 6}V${y - 17}`, { stroke: tones.accent, 'stroke-width': 3 }),
    )
    .join('')

/** Instruments, touchscreen and steering wheel seen from the seats; screens in proportion to their inches. */
export function drawCockpit({ screen, cluster, map = false, idPrefix }: CockpitOptions): string {
  const canvas = createCanvas(idPrefix)
  const { width, height } = diagramSize
  const w = screen * inch * touchscreen.width
  const h = screen * inch * touchscreen.height
  const dashboard = canvas.vertical('dashboard', 150, height, [
    [0, '#343a43'],
    [0.2, tones.part],
    [1, '#0d0f12'],
  ])
  const content = map ? drawMap : drawApps
  return frameDiagram(
    canvas,
    path(
      `M-20 ${height}V214C80 176 210 158 330 156C440 154 500 150 540 138C590 116 790 116 850 142C900 160 940 178 ${width + 20} 196V${height}Z`,
      { fill: dashboard, ...outlined },
    ) +
      path(`M-20 356C150 330 ${centre.x} 346 520 352M860 340C900 336 940 332 ${width + 20} 330`, {
        ...{ fill: 'none', stroke: tones.line, 'stroke-width': 3 },
      }) +
      vent(108, 268) +
      vent(890, 262) +
      screenAt(centre.x, centre.y, w, h) +
      element('g', {}, content(centre.x, centre.y, w - 16, h - 16)) +
      climate(centre.x, 420) +
      drawInstruments(cluster) +
      drawSteeringWheel(),
  )
}
