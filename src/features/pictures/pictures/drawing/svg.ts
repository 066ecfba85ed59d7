import { encode } from 'uqr'
import { drawBoot, drawCockpit, drawLoadBed, drawSeats } from '#art/diagrams/index.ts'
import { drawLineUp, drawPair } from '#art/line-up/index.ts'
import { drawHelmet, drawMonogram } from '#art/people/index.ts'
import { drawScene } from '#art/scene/index.ts'
import {
  drawAlignment,
  drawArticlePicture,
  drawCircuit,
  drawMedal,
  drawMerchandise,
  drawPoster,
  drawQr,
  drawStoreBadge,
  drawTyreWall,
} from '#art/things/index.ts'
import { drawCloseUp, drawNightFront, drawVehicle } from '#art/vehicle/index.ts'
import type { Drawing, DrawingKind } from './families/index.ts'
import { toDrawingOptions, toEquipment } from './families/vehicle-options.ts'

/** How each kind is drawn: as a complete `<svg>` with its own colours, because a page cannot style an image file. */
const drawers: {
  readonly [Kind in DrawingKind]: (drawing: Extract<Drawing, { kind: Kind }>) => string
} = {
  alignment: ({ angle, tone }) => drawAlignment({ angle, tone, idPrefix: 'a' }),
  article: ({ topic, seed }) => drawArticlePicture({ topic, seed, idPrefix: 'a' }),
  boot: ({ shape, rows, litres, third }) =>
    drawBoot({
      shape,
      rows: Number(rows),
      folded: third === 'folded',
      litres: Number(litres),
      idPrefix: 'd',
    }),
  circuit: ({ kind: _, ...options }) => drawCircuit({ ...options, idPrefix: 'c' }),
  'close-up': ({ vehicle: range, part, colour, ...fitted }) =>
    drawCloseUp(part, { range, colour, ...toEquipment(fitted), idPrefix: 'c' }),
  cockpit: ({ screen, cluster, shows }) =>
    drawCockpit({
      screen: Number(screen),
      cluster: cluster === undefined ? undefined : Number(cluster),
      map: shows === 'map',
      idPrefix: 'd',
    }),
  helmet: ({ kind: _, ...options }) => drawHelmet({ ...options, idPrefix: 'h' }),
  'line-up': ({ format, vehicles: ranges }) => drawLineUp({ format, ranges, idPrefix: 'l' }),
  'load-bed': ({ length, width }) =>
    drawLoadBed({ length: Number(length), width: Number(width), idPrefix: 'd' }),
  medal: ({ kind: _, ...options }) => drawMedal({ ...options, idPrefix: 'm' }),
  merchandise: ({ item, colour, mark }) => drawMerchandise({ kind: item, colour, mark, idPrefix: 'm' }),
  monogram: ({ kind: _, ...options }) => drawMonogram({ ...options, idPrefix: 'm' }),
  'night-front': ({ vehicle: range, colour, ...fitted }) =>
    drawNightFront({ range, colour, ...toEquipment(fitted), idPrefix: 'n' }),
  pair: drawPair,
  paintable: ({ vehicle: range, colour, view, ...fitted }) =>
    drawVehicle({
      range,
      view,
      colour,
      ...toEquipment(fitted),
      paint: 'css',
      idPrefix: 'painted',
      shadow: true,
      large: true,
    }),
  place: ({ scene, format, text, daylight, sign }) =>
    drawScene({ scene, format, scrim: text === 'light', daylight, sign, idPrefix: 'p' }),
  poster: ({ scene, lettering, vehicle: range, colour, ...options }) =>
    drawPoster({
      scene,
      lettering,
      vehicle: { range, colour, ...toDrawingOptions(options) },
      idPrefix: 'p',
    }),
  // Level M recovers 15 % of the code, enough for a reflection on a screen or a crease in a print. `drawQr` adds the
  // quiet zone.
  qr: ({ text }) => drawQr(encode(text, { ecc: 'M', border: 0 }).data),
  scene: ({ scene, format, vehicle: range, colour, view, text, daylight, motion, ...options }) =>
    drawScene({
      scene,
      format,
      vehicle: { range, colour, view, ...toDrawingOptions(options) },
      scrim: text === 'light',
      daylight,
      arrives: motion === 'arrival',
      idPrefix: 's',
    }),
  seats: ({ rows }) => drawSeats({ rows: rows.split('-').map(Number), idPrefix: 'd' }),
  'store-badge': ({ store, tone }) => drawStoreBadge({ store, tone, idPrefix: 'b' }),
  'tyre-wall': ({ marking, loadIndex, speedSymbol, tone }) =>
    drawTyreWall({ marking: { size: marking, loadIndex, speedSymbol }, tone, idPrefix: 't' }),
  vehicle: ({ vehicle: range, view, colour, ...options }) =>
    drawVehicle({
      range,
      view,
      colour,
      ...toDrawingOptions(options),
      paint: 'literal',
      idPrefix: 'v',
      shadow: true,
    }),
}

/** Returns the drawing as a standalone SVG file. */
export function drawSvg(drawing: Drawing): string {
  // The drawer of a kind takes the drawings of that kind, which the compiler cannot follow through the table.
  const draw = drawers[drawing.kind] as (drawing: Drawing) => string
  return draw(drawing)
}
