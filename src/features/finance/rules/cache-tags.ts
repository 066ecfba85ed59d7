/** Under what is cached that comes from guaranteed values and the rate book: `figures` of any, `model` of one. */
export const tags = {
  figures: 'finance:figures',
  model: (code: string) => `finance:model:${code}`,
} as const

/** What a change of the figures of these models touches. */
export function tagsOfModels(codes: readonly string[]): string[] {
  return [tags.figures, ...new Set(codes.map(tags.model))]
}
