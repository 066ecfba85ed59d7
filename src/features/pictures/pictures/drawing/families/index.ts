import type { Family, Size } from '../family.ts'
import { boot, cockpit, loadBed, seats } from './diagrams.ts'
import { helmet, monogram } from './people.ts'
import { poster } from './poster.ts'
import { article, emptyScene, scene } from './scenes.ts'
import { alignment, circuit, medal, merchandise, qr, storeBadge, tyreWall } from './things.ts'
import { closeUp, lineUp, nightFront, paintable, pair, vehicle } from './vehicles.ts'

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

/** Returns the width and height of a drawing in its own units, for the proportions of an `<img>`. */
export const drawingSize = (drawing: Drawing): Size => familyOf(drawing.kind).size(drawing)
