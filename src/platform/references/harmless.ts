import type { FlattenedField } from 'payload'

/** Which removals of the target a relation does not prevent: every one, or only taking it off the site. */
export type Harmless = { readonly reason: string; readonly removals: 'all' | 'unpublish' }

/**
 * Properties of a relationship or upload field whose target may be removed while the field still refers to it. Every
 * other relation prevents the removal of its target.
 *
 * @param reason why nothing is lost, for the next reader and for the test that lists all relations.
 */
export function harmlessReference(reason: string, removals: Harmless['removals'] = 'all') {
  return { custom: { harmlessReference: { reason, removals } satisfies Harmless } }
}

/** What the field's definition says about the removal of its target; undefined when it prevents every removal. */
export function harmlessOf(field: FlattenedField): Harmless | undefined {
  return field.custom?.harmlessReference as Harmless | undefined
}
