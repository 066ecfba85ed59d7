import type { Family } from '../family.ts'
import { alignment } from './alignment.ts'
import { article } from './article.ts'
import { circuit } from './circuit.ts'
import { closeUp, nightFront } from './close-up.ts'
import { boot, cockpit, loadBed, seats } from './diagrams.ts'
import { emptyScene } from './empty-scene.ts'
import { helmet } from './helmet.ts'
import { lineUp } from './line-up.ts'
import { medal } from './medal.ts'
import { merchandise } from './merchandise.ts'
import { monogram } from './monogram.ts'
import { paintable } from './paintable.ts'
import { pair } from './pair.ts'
import { poster } from './poster.ts'
import { qr } from './qr.ts'
import { scene } from './scene.ts'
import { storeBadge } from './store-badge.ts'
import { tyreWall } from './tyre-wall.ts'
import { vehicle } from './vehicle.ts'

/**
 * All families of drawings by kind. Addresses, files, sizes and the version are derived from this list: only families
 * listed here are served.
 */
export const families = {
  alignment,
  article,
  boot,
  circuit,
  'close-up': closeUp,
  cockpit,
  helmet,
  'line-up': lineUp,
  'load-bed': loadBed,
  medal,
  merchandise,
  monogram,
  'night-front': nightFront,
  pair,
  paintable,
  place: emptyScene,
  poster,
  qr,
  scene,
  seats,
  'store-badge': storeBadge,
  'tyre-wall': tyreWall,
  vehicle,
}

type Families = typeof families
export type DrawingKind = keyof Families
export const drawingKinds = Object.keys(families) as readonly DrawingKind[]

/** Describes a drawing: its kind, and the values of its family. */
export type Drawing = {
  readonly [Kind in DrawingKind]: { readonly kind: Kind } & (Families[Kind] extends Family<infer Values>
    ? Values
    : never)
}[DrawingKind]

const byKind: Readonly<Record<DrawingKind, Family<object>>> = families

/** Returns the family of a kind. Pass it only drawings of that kind. */
export const familyOf = (kind: DrawingKind): Family<object> => byKind[kind]

export const isDrawingKind = (text: string): text is DrawingKind => Object.hasOwn(families, text)

/** Returns drawings of a kind that together cover every part its family can draw. */
export const sampleDrawings = (kind: DrawingKind): readonly Drawing[] =>
  familyOf(kind).samples.map((values) => drawingOf(kind, values))

/** Adds the kind to a family's values. The cast is safe because each family has values of one kind only. */
export const drawingOf = (kind: DrawingKind, values: object): Drawing => ({ ...values, kind }) as Drawing
