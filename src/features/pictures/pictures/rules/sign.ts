import { dealerScenes, type SceneName } from '#art/names.ts'

/** Maximum characters of the name on a building; longer ones would be too small to read. */
export const maxSign = 60

/** Whether a scene has room for the building of a dealer. */
export const hasSite = (scene: SceneName): boolean => dealerScenes.some((name) => name === scene)

/** The beginning of a name that fits over a door; it never ends in half a character. */
export const fittingSign = (name: string): string => name.slice(0, maxSign).replace(/[\uD800-\uDBFF]$/, '')
