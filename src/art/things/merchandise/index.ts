import { createCanvas } from '../../core/canvas.ts'
import { parseHex } from '../../core/colour.ts'
import { svgDocument } from '../../core/svg.ts'
import type { MerchandiseKind } from '../../names.ts'
import { backpack, umbrella } from './carry.ts'
import { clothOf, type ItemContext } from './cloth.ts'
import { keyring, modelCar } from './collect.ts'
import { bottle, mug } from './drink.ts'
import { beanie, cap } from './headwear.ts'
import { hoodie, jacket, polo, tee } from './tops.ts'

/** All kinds of items with their default colours. */
const items = {
  tee: { draw: tee, colour: '#edeae4', mark: '#b8101f' },
  polo: { draw: polo, colour: '#1a3154', mark: '#e9e6df' },
  hoodie: { draw: hoodie, colour: '#3a3e45', mark: '#d8ccb8' },
  jacket: { draw: jacket, colour: '#24282e', mark: '#b8101f' },
  cap: { draw: cap, colour: '#b8101f', mark: '#f2f0eb' },
  beanie: { draw: beanie, colour: '#4a5240', mark: '#e9dfc8' },
  backpack: { draw: backpack, colour: '#2b3038', mark: '#c8202e' },
  umbrella: { draw: umbrella, colour: '#24282e', mark: '#b8101f' },
  bottle: { draw: bottle, colour: '#b8bdc2', mark: '#b8101f' },
  mug: { draw: mug, colour: '#efece6', mark: '#b8101f' },
  keyring: { draw: keyring, colour: '#7a4a2c', mark: '#e9dfc8' },
  'model-car': { draw: modelCar, colour: '#b8101f', mark: '#22262b' },
} as const satisfies Readonly<
  Record<MerchandiseKind, { draw(context: ItemContext): string; colour: string; mark: string }>
>

export interface MerchandiseOptions {
  readonly kind: MerchandiseKind
  /** `#rrggbb` of the material, and of its one mark and trims. */
  readonly colour?: string
  readonly mark?: string
  readonly idPrefix: string
  readonly title?: string
}

/** Draws one item with its mark and soft shadow, 400 × 400, on a transparent background. */
export function drawMerchandise({ kind, colour, mark, idPrefix, title }: MerchandiseOptions): string {
  const item = items[kind]
  const canvas = createCanvas(idPrefix)
  const content = item.draw({
    canvas,
    cloth: clothOf(colour ?? item.colour),
    mark: parseHex(mark ?? item.mark),
  })
  return svgDocument({
    viewBox: { x: 0, y: 0, width: 400, height: 400 },
    definitions: canvas.definitions(),
    content,
    ...(title === undefined ? {} : { title }),
  })
}
