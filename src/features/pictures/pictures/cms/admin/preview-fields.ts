import type { StoredPicture } from '../../rules/stored.ts'

/** The fields that determine a drawing, and so are parameters of its preview. */
export const previewFields = [
  'source',
  'vehicle',
  'colour',
  'scene',
  'view',
  'livery',
  'number',
  'wheels',
  'topic',
  'variant',
  'circuit',
  'helmet',
  'medal',
  'item',
  'diagram',
  'posterTitle',
  'posterFacts',
] as const satisfies readonly (keyof StoredPicture)[]
