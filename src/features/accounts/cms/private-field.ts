import type { FieldBase } from 'payload'
import type { Role } from '../index.ts'
import { fieldFor } from './access.ts'

/**
 * A field that exists for some roles only: for nobody else is it in an answer, in a condition, in an order or in the
 * admin. Only editors change it.
 *
 * @param field as it would be for everybody.
 * @param alsoFor roles that read it besides editors.
 */
export function privateField<Private extends Pick<FieldBase, 'access'>>(
  field: Private,
  ...alsoFor: readonly Role[]
): Private {
  const change = fieldFor('admin', 'editor')
  return {
    ...field,
    access: { read: fieldFor('admin', 'editor', ...alsoFor), create: change, update: change },
  }
}
