import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alignmentAngles,
  appStores,
  articleTopics,
  bodyVariants,
  bootShapes,
  circuitNames,
  closeUps,
  defaultLiveries,
  type HelmetPattern,
  lineUpFormats,
  liveryPatterns,
  medalMetals,
  merchandiseKinds,
  railChoices,
  sceneFormats,
  sceneNames,
  trims,
  vehicleRanges,
  wheelFinishes,
  wheelStyles,
} from '#art/names.ts'
import { drawingPath, parseDrawingPath } from './address.ts'
import { type Drawing, type DrawingKind, drawingKinds } from './families/index.ts'
import { type DrawingFile, rasterTypes, rasterWidths } from './file.ts'

const oneOf = <T>(list: readonly T[]) => fc.constantFrom(...list)
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const colour = fc.record({ body: hex, roof: hex }, { requiredKeys: ['body'] })
const number = fc.integer({ min: 0, max: 999 }).map(String)
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((value) => value.length <= maxLength && value.isWellFormed())
const livery = fc.record(
  { primary: hex, stripe: hex, pattern: oneOf(liveryPatterns) },
  { requiredKeys: ['primary', 'stripe'] },
)
const equipment = {
  wheels: oneOf(wheelStyles),
  finish: oneOf(wheelFinishes),
  rails: oneOf(railChoices),
  trim: oneOf(trims),
  variant: oneOf(bodyVariants),
}
const painted = { vehicle: oneOf(vehicleRanges), colour, ...equipment }
const vehicleOptions = { ...painted, number, livery }
const measure = fc.integer({ min: 1, max: 9999 }).map(String)
const inches = fc.integer({ min: 50, max: 199 }).map((tenths) => (tenths / 10).toFixed(1))
const patterns: readonly HelmetPattern[] = Object.values(defaultLiveries).map(({ pattern }) => pattern)
const lines = (maxLength: number) =>
  fc.oneof(fc.tuple(text(maxLength)), fc.tuple(text(maxLength), text(maxLength))) as fc.Arbitrary<
    readonly [string, string?]
  >

/** Drawings of every kind; a missing kind is a type error. */
const drawings: {
  readonly [Kind in DrawingKind]: fc.Arbitrary<Omit<Extract<Drawing, { kind: Kind }>, 'kind'>>
} = {
  alignment: fc.record({ angle: oneOf(alignmentAngles), tone: oneOf(['light', 'dark']) }),
  article: fc.record({ topic: oneOf(articleTopics), seed: text(100) }),
  boot: fc.record(
    { shape: oneOf(bootShapes), rows: oneOf(['1', '2', '3']), litres: measure, third: fc.constant('folded') },
    { requiredKeys: ['shape', 'rows', 'litres'] },
  ),
  'close-up': fc.record(
    { ...painted, part: oneOf(closeUps) },
    { requiredKeys: ['vehicle', 'part', 'colour'] },
  ),
  cockpit: fc.record(
    { screen: inches, cluster: inches, shows: fc.constant('map') },
    { requiredKeys: ['screen'] },
  ),
  circuit: fc.record(
    { circuit: oneOf(circuitNames), line: hex, accent: hex, ground: hex },
    { requiredKeys: ['circuit'] },
  ),
  helmet: fc.record(
    {
      livery: fc.record({ pattern: oneOf(patterns), base: hex, second: hex, third: hex, visor: hex }),
      number,
      backdrop: hex,
    },
    { requiredKeys: ['livery'] },
  ),
  'line-up': fc.record({
    format: oneOf(lineUpFormats),
    vehicles: fc.array(oneOf(vehicleRanges), { minLength: 1, maxLength: 60 }),
  }),
  pair: fc.record({ first: oneOf(vehicleRanges), second: oneOf(vehicleRanges) }),
  'load-bed': fc.record({ length: measure, width: measure }),
  medal: fc.record({ metal: oneOf(medalMetals), text: text(6) }, { requiredKeys: ['metal'] }),
  merchandise: fc.record(
    { item: oneOf(merchandiseKinds), colour: hex, mark: hex },
    { requiredKeys: ['item'] },
  ),
  monogram: fc.record(
    { initials: text(6), seed: text(100), ground: hex },
    { requiredKeys: ['initials', 'seed'] },
  ),
  'night-front': fc.record(painted, { requiredKeys: ['vehicle', 'colour'] }),
  place: fc.record(
    { scene: oneOf(sceneNames), format: oneOf(sceneFormats), sign: text(60) },
    { requiredKeys: ['scene', 'format'] },
  ),
  poster: fc.record(
    {
      scene: oneOf(sceneNames.filter((scene) => scene !== 'studio-light')),
      lettering: fc.record({ title: lines(40), facts: lines(40) }, { requiredKeys: ['title'] }),
      ...vehicleOptions,
    },
    { requiredKeys: ['scene', 'lettering', 'vehicle', 'colour'] },
  ),
  qr: fc.record({ text: text(300) }),
  scene: fc.record(
    {
      scene: oneOf(sceneNames),
      format: oneOf(sceneFormats),
      view: oneOf(['front', 'rear', 'convoy']),
      ...vehicleOptions,
    },
    { requiredKeys: ['scene', 'format', 'vehicle', 'colour'] },
  ),
  seats: fc.record({
    rows: fc
      .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 })
      .map((rows) => rows.join('-')),
  }),
  'store-badge': fc.record({ store: oneOf(appStores), tone: oneOf(['dark', 'light']) }),
  'tyre-wall': fc.record({
    marking: text(16),
    loadIndex: fc.integer({ min: 10, max: 999 }).map(String),
    speedSymbol: oneOf(['H', 'V', 'A8']),
    tone: oneOf(['light', 'dark']),
  }),
  paintable: fc.record({ ...painted, view: fc.constant('front') }, { requiredKeys: ['vehicle', 'colour'] }),
  vehicle: fc.record(
    { view: oneOf(['side', 'front']), ...vehicleOptions },
    { requiredKeys: ['vehicle', 'view', 'colour'] },
  ),
}

const file: fc.Arbitrary<DrawingFile> = fc.oneof(
  fc.constant({ type: 'svg' } as const),
  fc.record({ type: oneOf(rasterTypes), width: oneOf(rasterWidths) }),
)
const anyOf = (kind: DrawingKind) => drawings[kind].map((values) => ({ kind, ...values }) as Drawing)
const parse = (path: string) => parseDrawingPath(path.split('/'))

describe.each(drawingKinds)('%s', (kind) => {
  test('reads back every address it writes, without escaping', () => {
    fc.assert(
      fc.property(anyOf(kind), file, (drawing, drawingFile) => {
        const path = drawingPath(drawing, drawingFile)
        expect(path).toMatch(/^[\w.~/-]+$/)
        expect(parse(path)).toEqual({ drawing, file: drawingFile })
      }),
    )
  })

  test('rejects a damaged address unless it is the exact address of a drawing', () => {
    const damage = fc.record({ at: fc.nat(), by: fc.string({ maxLength: 2 }), cut: fc.nat(2) })
    fc.assert(
      fc.property(anyOf(kind), damage, (drawing, { at, by, cut }) => {
        const path = drawingPath(drawing)
        const from = at % path.length
        const damaged = path.slice(0, from) + by + path.slice(from + cut)
        const read = parse(damaged)
        expect(read ? drawingPath(read.drawing, read.file) : damaged).toBe(damaged)
      }),
    )
  })
})
