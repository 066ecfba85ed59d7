import type { LayerContext } from '../../canvas/index.ts'
import type { Light } from '../../scene.ts'
import { building } from './building.ts'
import { drive } from './drive.ts'
import { palettes } from './palette.ts'
import { sign } from './sign.ts'
import { measureSite, type Site } from './site.ts'

export type { Site } from './site.ts'

const paletteOf = ({ night }: Light) => palettes[night ? 'evening' : 'day']

/** The paving before a dealer's building, which reaches below the text beside it; none before a showroom. */
export function dealershipGround(context: LayerContext, site: Site, light: Light): string {
  return site.fascia ? '' : drive(context, measureSite(context.stage, site), paletteOf(light))
}

/** The building of a dealer with its name over the door, or only the name on a showroom. */
export function dealership(context: LayerContext, site: Site, name: string, light: Light): string {
  const plot = measureSite(context.stage, site)
  const palette = paletteOf(light)
  return (site.fascia ? '' : building(context, plot, palette, light)) + sign(context, plot, name, palette)
}
