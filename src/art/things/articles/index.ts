import { type Canvas, createCanvas } from '../../core/canvas.ts'
import { createRandom, type Random } from '../../core/random.ts'
import { svgDocument } from '../../core/svg.ts'
import type { ArticleTopic, SceneName } from '../../names.ts'
import { drawScene, type SceneVehicle } from '../../scene/index.ts'
import { finance } from './finance.ts'
import { ARTICLE } from './frame.ts'
import { bodyLine } from './motifs/body-line.ts'
import { flyingCar, hillCar, riverCar } from './motifs/child-drawings.ts'
import { grParts } from './motifs/gr-parts.ts'
import { pressShop } from './motifs/press-shop.ts'
import { ramp } from './motifs/ramp.ts'
import { rescue } from './motifs/rescue.ts'
import { cycling, riding } from './motifs/riders.ts'
import { roadEnd } from './motifs/road-end.ts'
import { savings } from './motifs/savings.ts'
import { sport } from './sport.ts'
import { hybrid, safety } from './systems.ts'
import { service } from './workshop.ts'

/** Topics illustrated by a scene, with the vehicles for it. */
const sceneTopics = {
  adventure: {
    scenes: ['bushveld', 'karoo', 'dunes'],
    ranges: ['fortuner', 'hilux-double-cab', 'land-cruiser-300'],
  },
  travel: {
    scenes: ['garden-route', 'drakensberg', 'table-mountain'],
    ranges: ['corolla-cross', 'rav4', 'fortuner'],
  },
  city: { scenes: ['johannesburg', 'table-mountain'], ranges: ['vitz', 'starlet', 'corolla'] },
  motorsport: { scenes: ['track', 'dunes'], ranges: ['gr86', 'gr-corolla', 'gr-yaris'] },
  dealer: { scenes: ['forecourt'], ranges: ['corolla-cross', 'hilux-double-cab', 'starlet'] },
  launch: { scenes: ['studio-dark', 'studio-light'], ranges: ['corolla-cross', 'gr-corolla', 'fortuner'] },
} as const satisfies Readonly<
  Record<string, { scenes: readonly SceneName[]; ranges: readonly SceneVehicle['range'][] }>
>

/** Topics with their own composition. */
const compositions = { finance, hybrid, safety, service, sport } as const satisfies Readonly<
  Record<string, (canvas: Canvas, random: Random) => string>
>

type Draw = (canvas: Canvas, random: Random) => string

/** Pictures of their own within a topic, each for one seed. */
const motifs: Readonly<Partial<Record<keyof typeof compositions, Readonly<Record<string, Draw>>>>> = {
  finance: { '11': roadEnd, '12': savings },
  safety: { '11': rescue },
  service: { '11': ramp, '12': grParts, '13': pressShop, '14': bodyLine },
  sport: { '11': cycling, '12': riding, '21': flyingCar, '22': riverCar, '23': hillCar },
}

const PAINTS = ['#b8101f', '#ecedeb', '#1b3a63', '#b4653a', '#aeb4b8', '#4a5240'] as const

/** The seeds of a topic that show a picture of their own. */
export const articleMotifs = Object.entries(motifs).flatMap(([topic, pictures]) =>
  Object.keys(pictures).map((seed) => ({ topic: topic as ArticleTopic, seed })),
)

export interface ArticlePictureOptions {
  readonly topic: ArticleTopic
  /** Selects one of the topic's pictures; the same seed gives the same picture. */
  readonly seed: string
  /** Replaces the default vehicle when the topic shows a scene. */
  readonly vehicle?: SceneVehicle
  readonly idPrefix: string
  readonly title?: string
}

/** Draws the picture of an article or news item by its topic, 1200 × 800. */
export function drawArticlePicture({ topic, seed, vehicle, idPrefix, title }: ArticlePictureOptions): string {
  const random = createRandom(`${topic}/${seed}`)
  const name = title === undefined ? {} : { title }
  if (topic in sceneTopics) {
    const { scenes, ranges } = sceneTopics[topic as keyof typeof sceneTopics]
    const scene = random.pick<SceneName>(scenes)
    const defaultVehicle = {
      range: random.pick<SceneVehicle['range']>(ranges),
      colour: { body: random.pick(PAINTS) },
    }
    return drawScene({ scene, format: 'card', vehicle: vehicle ?? defaultVehicle, idPrefix, ...name })
  }
  const canvas = createCanvas(idPrefix)
  const composed = topic as keyof typeof compositions
  const draw: Draw = motifs[composed]?.[seed] ?? compositions[composed]
  const content = draw(canvas, random)
  return svgDocument({
    viewBox: ARTICLE,
    definitions: canvas.definitions(),
    content,
    attributes: { preserveAspectRatio: 'xMidYMid slice' },
    ...name,
  })
}
