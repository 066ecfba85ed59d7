import { createCanvas } from '../core/canvas.ts'
import { group } from '../core/svg.ts'
import { sceneSize } from '../measures.ts'
import type { SceneName } from '../names.ts'
import { drawScene, type SceneVehicle } from '../scene/index.ts'
import { drawLettering, measureLettering } from './lettering/index.ts'

export interface PosterOptions {
  readonly scene: SceneName
  readonly vehicle?: SceneVehicle
  /** Two lines at the top left, two facts at the foot; omit it when the page shows them as text. */
  readonly lettering?: {
    readonly title: readonly [first: string, second?: string]
    readonly facts?: readonly [left: string, right?: string]
  }
  readonly idPrefix: string
  readonly title?: string
}

const MARGIN = 64
/** At the top and the foot: a card crops the poster a little. */
const MARGIN_TOP = 118
const MARGIN_FOOT = 92
const TITLE_SIZE = 62
const FACT_SIZE = 21
const WHITE = '#FFFFFF'

/** The title's cap height: as large as the longer line allows. */
function titleSize(lines: readonly string[], width: number): number {
  const widest = Math.max(...lines.map((line) => measureLettering(line, 1, 0.2, 0.1)))
  return Math.min(TITLE_SIZE, (width - MARGIN * 2) / widest)
}

/** Title and facts as strokes over the picture. */
function drawPosterText(
  idPrefix: string,
  lettering: NonNullable<PosterOptions['lettering']>,
): { definitions: string; content: string } {
  const canvas = createCanvas(`${idPrefix}-t`)
  const { width, height } = sceneSize('poster')
  const lines = lettering.title.filter((line): line is string => !!line)
  const size = titleSize(lines, width)
  const title = lines.map((line, index) =>
    drawLettering(canvas, `title${index}`, line, {
      x: MARGIN,
      y: MARGIN_TOP + size * (1 + index * 1.34),
      size,
      colour: WHITE,
      weight: 0.2,
      tracking: 0.1,
    }),
  )
  const [left, right] = lettering.facts ?? []
  const fact = (name: string, text: string | undefined, anchor: 'start' | 'end') =>
    text
      ? drawLettering(canvas, name, text, {
          x: anchor === 'start' ? MARGIN : width - MARGIN,
          y: height - MARGIN_FOOT,
          size: FACT_SIZE,
          colour: WHITE,
          weight: 0.15,
          tracking: 0.16,
          anchor,
        })
      : ''
  const content = group({}, title.join('') + fact('left', left, 'start') + fact('right', right, 'end'))
  return { definitions: canvas.definitions(), content }
}

/** Draws an event poster, 900 × 1200: one scene, one vehicle, two lines and two facts. */
export function drawPoster({ scene, vehicle, lettering, idPrefix, title }: PosterOptions): string {
  const picture = drawScene({
    scene,
    format: 'poster',
    idPrefix,
    scrim: lettering !== undefined,
    ...(vehicle && { vehicle }),
    ...(title === undefined ? {} : { title }),
  })
  if (!lettering) return picture
  const { definitions, content } = drawPosterText(idPrefix, lettering)
  return picture.replace(/<\/svg>$/, `<defs>${definitions}</defs>${content}</svg>`)
}
