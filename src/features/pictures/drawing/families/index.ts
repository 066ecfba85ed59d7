import type { Family } from '../family.ts'
import { alignment } from './alignment.ts'
import { article } from './article.ts'
import { circuit } from './circuit.ts'
import { helmet } from './helmet.ts'
import { medal } from './medal.ts'
import { merchandise } from './merchandise.ts'
import { monogram } from './monogram.ts'
import { paintable } from './paintable.ts'
import { place } from './place.ts'
import { poster } from './poster.ts'
import { qr } from './qr.ts'
import { scene } from './scene.ts'
import { storeBadge } from './store-badge.ts'
import { tyreWall } from './tyre-wall.ts'
import { vehicle } from './vehicle.ts'

/**
 * Everything drawn that has an address, by its kind. Addresses, files, sizes and the version follow from this list:
 * a family that is named here is served, and one that is not does not exist.
 */
export const families = {
  alignment,
  article,
  circuit,
  helmet,
  medal,
  merchandise,
  monogram,
  paintable,
  place,
  poster,
  qr,
  scene,
  'store-badge': storeBadge,
  'tyre-wall': tyreWall,
  vehicle,
}

type Families = typeof families
export type DrawingKind = keyof Families
export const drawingKinds = Object.keys(families) as readonly DrawingKind[]

/** What is drawn: a kind, and the values its family asks for. */
export type Drawing = {
  readonly [Kind in DrawingKind]: { readonly kind: Kind } & (Families[Kind] extends Family<infer Values>
    ? Values
    : never)
}[DrawingKind]

const byKind: Readonly<Record<DrawingKind, Family<object>>> = families

/** The family of a kind; it is given drawings of that kind only. */
export const familyOf = (kind: DrawingKind): Family<object> => byKind[kind]

export const isDrawingKind = (text: string): text is DrawingKind => Object.hasOwn(families, text)

/** Drawings that between them use everything there is to draw with. */
export const sampleDrawings = (kind: DrawingKind): readonly Drawing[] =>
  familyOf(kind).samples.map((values) => drawingOf(kind, values))

/** What a family made, named: the family of a kind makes that kind's values and no others. */
export const drawingOf = (kind: DrawingKind, values: object): Drawing => ({ ...values, kind }) as Drawing
