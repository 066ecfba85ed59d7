import { isSceneName, type SceneFormat, type SceneName, sceneFormats } from '#art/scene/index.ts'
import { isVehicleRange, type VehicleRange } from '#art/vehicle/index.ts'

/** Colours of a drawing, each #rrggbb in lower case. */
export type DrawingColour = { readonly body: string; readonly roof?: string }

/** What is drawn. */
export type Drawing = {
  readonly vehicle: VehicleRange
  readonly colour: DrawingColour
} & (
  | { readonly kind: 'vehicle'; readonly view: 'side' | 'front' }
  | { readonly kind: 'scene'; readonly scene: SceneName; readonly format: SceneFormat }
)

/** How it is sent: as vector, or as pixels of one of the widths. */
export type DrawingFile =
  | { readonly type: 'svg' }
  | { readonly type: RasterType; readonly width: RasterWidth }

const rasterTypes = ['avif', 'webp', 'png'] as const
const rasterWidths = [320, 640, 960, 1200, 1600] as const
type RasterType = (typeof rasterTypes)[number]
type RasterWidth = (typeof rasterWidths)[number]

const colourPart = ({ body, roof }: DrawingColour) =>
  [body, ...(roof ? [roof] : [])].map((hex) => hex.slice(1).toLowerCase()).join('-')

/**
 * The address of a drawing below `/art/{version}/`:
 * `vehicle/{range}/{view}/{colour}/{file}` or `scene/{scene}/{format}/{range}/{colour}/{file}`, where colour is
 * `rrggbb` or `rrggbb-rrggbb` (body, roof) and file is `drawing.svg` or `{width}.{avif|webp|png}`.
 */
export function drawingPath(drawing: Drawing, file: DrawingFile = { type: 'svg' }): string {
  const what =
    drawing.kind === 'vehicle'
      ? ['vehicle', drawing.vehicle, drawing.view]
      : ['scene', drawing.scene, drawing.format, drawing.vehicle]
  const name = file.type === 'svg' ? 'drawing.svg' : `${file.width}.${file.type}`
  return [...what, colourPart(drawing.colour), name].join('/')
}

function parseColour(text: string | undefined): DrawingColour | undefined {
  const match = /^([0-9a-f]{6})(?:-([0-9a-f]{6}))?$/.exec(text ?? '')
  if (!match) return undefined
  return match[2] ? { body: `#${match[1]}`, roof: `#${match[2]}` } : { body: `#${match[1]}` }
}

function parseFile(name: string | undefined): DrawingFile | undefined {
  if (name === 'drawing.svg') return { type: 'svg' }
  const [width, type] = name?.split('.') ?? []
  const knownWidth = rasterWidths.find((candidate) => String(candidate) === width)
  const knownType = rasterTypes.find((candidate) => candidate === type)
  return knownWidth && knownType && name === `${width}.${type}`
    ? { type: knownType, width: knownWidth }
    : undefined
}

/** Reads an address back; undefined for anything that is not exactly one we would write. */
export function parseDrawingPath(
  parts: readonly string[],
): { drawing: Drawing; file: DrawingFile } | undefined {
  const colour = parseColour(parts.at(-2))
  const file = parseFile(parts.at(-1))
  if (!colour || !file) return undefined
  if (parts[0] === 'vehicle' && parts.length === 5) {
    const [, vehicle = '', view] = parts
    if (!isVehicleRange(vehicle) || (view !== 'side' && view !== 'front')) return undefined
    return { drawing: { kind: 'vehicle', vehicle, view, colour }, file }
  }
  if (parts[0] === 'scene' && parts.length === 6) {
    const [, scene = '', , vehicle = ''] = parts
    const format = sceneFormats.find((candidate) => candidate === parts[2])
    if (!isSceneName(scene) || !isVehicleRange(vehicle) || !format) return undefined
    return { drawing: { kind: 'scene', scene, format, vehicle, colour }, file }
  }
  return undefined
}
