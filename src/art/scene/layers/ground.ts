import { box, createRandom, type LayerContext, line, oval, pair, shape } from '../canvas/index.ts'

/** A flat band of ground between two depths (0 = horizon, 1 = tyres), darker towards the viewer. */
export function plain(
  { defs, stage }: LayerContext,
  from: number,
  to: number,
  stops: readonly (readonly [number, string])[],
): string {
  const y = stage.down(from)
  return box(-2, y, stage.width + 4, stage.down(to) - y + 1, defs.linear(stops))
}

/** Everything in front of a depth, to the picture's foot. */
export function apron(
  { defs, stage }: LayerContext,
  from: number,
  stops: readonly (readonly [number, string])[],
): string {
  const y = stage.down(from)
  return box(-2, y, stage.width + 4, stage.height - y + 2, defs.linear(stops))
}

/** A gently heaving edge of ground from side to side, filled to the picture's foot. */
export function swell(
  { defs, stage }: LayerContext,
  from: number,
  heave: number,
  stops: readonly (readonly [number, string])[],
): string {
  const { width, height, zoom } = stage
  const y = stage.down(from)
  const h = heave * zoom
  const fill = defs.linear(stops, { x1: 0, x2: 0, y1: y - h, y2: height })
  const edge = `M-2 ${Math.round(y - h * 0.2)}C${pair(width * 0.25, y - h, 0)} ${pair(width * 0.5, y + h * 0.5, 0)} ${pair(width * 0.75, y, 0)}S${pair(width, y - h * 0.5, 0)} ${pair(width + 2, y - h * 0.4, 0)}`
  return shape(`${edge}V${height + 2}H-2z`, fill)
}

/** Fine grains of a surface as one repeated tile: light and dark specks, larger towards the viewer. */
export function grain(
  { defs, stage }: LayerContext,
  seed: number,
  area: { top: number; bottom: number },
  tones: readonly [light: string, dark: string],
  opacity = 0.5,
): string {
  const random = createRandom(seed)
  const [width, height] = [260, 90]
  let light = ''
  let dark = ''
  for (let speck = 0; speck < 80; speck++) {
    const mark = `M${pair(random.between(2, width - 8), random.between(1, height - 2), 0)}h${Math.round(random.between(1, 5))}`
    if (speck % 2) light += mark
    else dark += mark
  }
  const fill = defs.define(`grain${seed}`, (id) => {
    const marks =
      line(light, tones[0], 1.2, 'stroke-opacity=".28"') + line(dark, tones[1], 1.5, 'stroke-opacity=".34"')
    return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`
  })
  return box(0, area.top, stage.width, area.bottom - area.top, fill, `opacity="${opacity}"`)
}

/** Long, flat strokes scattered over a surface: tyre polish, sand ripples, wet glints. */
export function streaks(
  { stage }: LayerContext,
  seed: number,
  area: { top: number; bottom: number },
  style: { count: number; length: readonly [number, number]; colour: string; opacity: number; width: number },
): string {
  const random = createRandom(seed)
  let data = ''
  for (let streak = 0; streak < style.count; streak++) {
    const t = random.next() ** 0.8
    const y = area.top + (area.bottom - area.top) * t
    const length = random.between(...style.length) * (0.4 + 0.6 * t) * stage.zoom
    data += `M${pair(random.between(-80, stage.width), y, 0)}h${Math.round(length)}`
  }
  return line(data, style.colour, style.width, `stroke-opacity="${style.opacity}" stroke-linecap="round"`)
}

/** Soft pools of light or shade lying flat on the ground. */
export function pool(
  { defs }: LayerContext,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string {
  const fill = defs.radial([
    [0, colour, strength],
    [0.5, colour, strength * 0.5],
    [1, colour, 0],
  ])
  return oval(cx, cy, rx, ry, fill)
}

/** Wind ripples over sand: long, flat waves, closer together towards the horizon. */
export function ripples(
  { stage }: LayerContext,
  seed: number,
  area: { top: number; bottom: number },
  style: { rows: number; colour: string; opacity: number; width: number },
): string {
  const random = createRandom(seed)
  let data = ''
  for (let row = 0; row < style.rows; row++) {
    const y = area.top + (area.bottom - area.top) * ((row + random.next() * 0.7) / style.rows) ** 1.25
    let x = random.between(-240, stage.width * 0.5)
    const end = x + random.between(0.35, 0.9) * stage.width
    data += `M${pair(x, y, 0)}`
    while (x < end) {
      const half = random.between(34, 66) * stage.zoom
      const lift = random.between(1, 4.4) * stage.zoom
      data += `q${pair(half, -lift)} ${pair(half * 2, random.between(-1.4, 1.4))}`
      x += half * 2
    }
  }
  return line(data, style.colour, style.width, `stroke-opacity="${style.opacity}" stroke-linecap="round"`)
}
