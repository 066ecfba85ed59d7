import { createRandom, type LayerContext, pair } from '../canvas/index.ts'

/** A carpet of daisies between two depths (0 = horizon, 1 = tyres): dots far away, flowers with petals near the viewer. */
export interface Flowers {
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly rows: number
  /** Colours of the rows in turn; a row has the flowers of one kind. */
  readonly colours: readonly string[]
  readonly heart: string
  readonly leaf: string
}

const TILE = 460
const BAND = 34

/** One tile of dots in drifts: thick in places, thin in others. */
function dots(seed: number, count: number): string {
  const random = createRandom(seed)
  let data = ''
  for (let dot = 0; dot < count; dot++) {
    const drift = Math.floor(random.next() * 7) / 7
    const x = TILE * ((drift + random.next() * random.next() * 0.22) % 1)
    data += `M${pair(x, random.between(-BAND, BAND) * random.next(), 0)}h0`
  }
  return data
}

/** One tile of daisies seen from the side, on stalks: petals as a flat fan, their hearts, and the green below. */
function daisies(seed: number): { petals: string; hearts: string; stalks: string } {
  const random = createRandom(seed)
  let petals = ''
  let hearts = ''
  let stalks = ''
  for (let flower = 0; flower < 26; flower++) {
    const x = (TILE * (flower + random.between(0.1, 0.9))) / 26
    const y = random.between(-22, 4)
    const size = random.between(5.4, 8.6)
    for (let petal = 0; petal < 8; petal++) {
      const angle = (petal / 8) * Math.PI * 2 + random.next() * 0.4
      petals += `M${pair(x, y)}l${pair(Math.cos(angle) * size, Math.sin(angle) * size * 0.5)}`
    }
    hearts += `M${pair(x, y)}h0`
    stalks += `M${pair(x, y + 2, 0)}q${pair(random.between(-4, 4), 12, 0)} ${pair(random.between(-3, 3), 34, 0)}`
  }
  return { petals, hearts, stalks }
}

/** The carpet, far to near: each row larger than the last and out of step with it. */
export function flowers({ defs, stage }: LayerContext, spec: Flowers): string {
  const { seed, from, to, rows, colours, heart, leaf } = spec
  const define = (key: string, data: string) =>
    defs.reuse(`flowers${seed}${key}`, (id) => `<path id="${id}" d="${data}"/>`)
  const far = define('d', dots(seed, 230))
  let markup = ''
  for (let row = 0; row < rows; row++) {
    const t = row / Math.max(1, rows - 1)
    const depth = from + (to - from) * t ** 1.5
    const scale = depth * 1.5 * stage.zoom
    const colour = colours[row % colours.length] ?? heart
    const place = (width: number) => {
      const places: string[] = []
      for (let x = -width * ((row * 0.37 + 0.21) % 1); x < stage.width; x += width)
        places.push(`translate(${pair(x, stage.down(depth), 0)})scale(${pair(scale, scale, 2)})`)
      return places
    }
    const all = place(TILE * scale)
    const uses = (id: string) => all.map((at) => `<use href="${id}" transform="${at}"/>`).join('')
    if (depth < 0.9) {
      markup += `<g stroke="${colour}" stroke-width="${(3.6 + t * 0.6).toFixed(1)}" stroke-linecap="round" stroke-opacity="${(0.7 + t * 0.3).toFixed(2)}">${uses(far)}</g>`
      continue
    }
    const { petals, hearts, stalks } = daisies(seed + 1)
    markup +=
      `<g fill="none" stroke="${leaf}" stroke-width="1.6">${uses(define('s', stalks))}</g>` +
      `<g stroke="${colour}" stroke-width="3" stroke-linecap="round">${uses(define('p', petals))}</g>` +
      `<g stroke="${heart}" stroke-width="4.6" stroke-linecap="round">${uses(define('h', hearts))}</g>`
  }
  return markup
}
