import type { FieldBase } from 'payload'
import type { Role } from '../index.ts'
import { fieldAccessFor } from './access.ts'

/**
 * Restricts a field to some roles. For all others it is absent from responses and the admin, and queries that filter or
 * sort by it are rejected. Only administrators and editors change it.
 *
 * @param alsoFor roles that read it besides administrators and editors.
 */
export function privateField<Private extends Pick<FieldBase, 'access'>>(
  field: Private,
  ...alsoFor: readonly Role[]
): Private {
  const change = fieldAccessFor('admin', 'editor')
  return {
    ...field,
    access: { read: fieldAccessFor('admin', 'editor', ...alsoFor), create: change, update: change },
  }
}
