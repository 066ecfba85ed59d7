import type { FlattenedField } from 'payload'

/** Which removals of the target a relation allows: all of them, or only unpublishing. */
export type Harmless = { readonly reason: string; readonly removals: 'all' | 'unpublish' }

/**
 * Returns properties for a relationship or upload field whose target may be removed while the field refers to it. Every
 * other relation prevents the removal of its target.
 *
 * @param reason why nothing is lost; the test that lists all relations compares it.
 */
export function harmlessReference(reason: string, removals: Harmless['removals'] = 'all') {
  return { custom: { harmlessReference: { reason, removals } satisfies Harmless } }
}

/** Returns which removals of its target a field allows; undefined when it prevents all. */
export function harmlessOf(field: FlattenedField): Harmless | undefined {
  return field.custom?.harmlessReference as Harmless | undefined
}
