import type { FormStart } from '../../forms/ui/form-parts.ts'

/**
 * The fields that a form leaves out when it is filled in again. A field with an entry, a file or a message stays: its form
 * was opened before the field was left out.
 */
export function stillOmitted(
  omitted: readonly string[],
  { entered, errors, files }: Pick<FormStart, 'entered' | 'errors' | 'files'>,
): readonly string[] {
  const hasEntry = (name: string) => entered[name]?.some((text) => text.trim() !== '')
  const hasFile = (name: string) => files.some(({ slot }) => slot === name)
  return omitted.filter((name) => !hasEntry(name) && !hasFile(name) && !errors[name])
}
