import { box, type LayerContext, line, pair } from '../canvas/index.ts'

/** A paved promenade between two depths with a low white balustrade towards the sea, and lamps along it. */
export function promenade({ defs, stage }: LayerContext, from: number, to: number): string {
  const top = stage.down(from)
  const foot = stage.down(to)
  const z = stage.zoom
  const paving = defs.linear([
    [0, '#E3D3BC'],
    [1, '#B79F86'],
  ])
  const rail = top - 17 * z
  let posts = ''
  let lamps = ''
  let index = 0
  for (let x = 12; x < stage.width; x += 34 * z) {
    posts += `M${pair(x, rail, 0)}v${Math.round(19 * z)}`
    if (index++ % 9 === 4)
      lamps += `M${pair(x, top + 8 * z, 0)}V${Math.round(top - 104 * z)}h${Math.round(-26 * z)}`
  }
  let joints = ''
  for (let x = -200; x < stage.width + 400; x += 60 * z)
    joints += `M${pair(x, top, 0)}l${pair((x - stage.width * 0.5) * 0.1, foot - top, 0)}`
  return (
    box(-2, top, stage.width + 4, foot - top + 1, paving) +
    line(joints, '#8A7460', 1, 'stroke-opacity=".3"') +
    line(posts, '#F7F4EC', 3 * z) +
    box(-2, rail - 2 * z, stage.width + 4, 4.4 * z, '#FBF9F3') +
    box(-2, rail + 7 * z, stage.width + 4, 2 * z, '#E4E0D6') +
    line(lamps, '#5A6468', 2.6 * z, 'stroke-linejoin="round"')
  )
}
