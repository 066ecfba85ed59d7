import type { DealerScene, SceneName } from '../picture.ts'

/** Maximum characters of the name on a building; longer ones would be too small to read. */
export const maxSign = 60

const sites: Readonly<Record<DealerScene, true>> = {
  ...{ bushveld: true, drakensberg: true, dunes: true, durban: true, forecourt: true },
  ...{ 'garden-route': true, johannesburg: true, karoo: true, 'table-mountain': true },
}

/** Whether a scene has room for the building of a dealer. */
export const hasSite = (scene: SceneName): scene is DealerScene => Object.hasOwn(sites, scene)

/** The beginning of a name that fits over a door; it never ends in half a character. */
export const fittingSign = (name: string): string => name.slice(0, maxSign).replace(/[\uD800-\uDBFF]$/, '')
