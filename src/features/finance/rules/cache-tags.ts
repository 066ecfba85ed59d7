/**
 * Cache tags of finance: `figures` for guaranteed values and the rate book of any model, `model` for those of one,
 * `settings` for whatever shows a fee, a rate or a limit.
 */
export const tags = {
  figures: 'finance:figures',
  settings: 'finance:settings',
  model: (code: string) => `finance:model:${code}`,
} as const

/** What a change of the figures of these models touches. */
export function tagsOfModels(codes: readonly string[]): string[] {
  return [tags.figures, ...new Set(codes.map(tags.model))]
}
