import type { Language } from '#platform/i18n/languages.ts'
import { nothingChosen } from '../summary.ts'
import { formProps } from '../ui/form-props.ts'
import { loadUsedVehicleForm } from './form-content.ts'
import { privacyNotice } from './privacy-notice.ts'

/**
 * Loads the form about a used vehicle; null when its content cannot be read, which is logged.
 *
 * @param stock id of the vehicle.
 * @param path of the page with the form.
 */
export async function readUsedVehicleForm(
  stock: string,
  language: Language,
  path: string,
): Promise<ReturnType<typeof formProps> | null> {
  const [live, notice] = await Promise.all([
    loadUsedVehicleForm({ language, entered: { ...nothingChosen, stock } }),
    privacyNotice(language),
  ])
  if (live.state !== 'ready') return null
  return formProps({ kind: 'usedVehicle', content: live.data, language, path, privacyNotice: notice })
}
