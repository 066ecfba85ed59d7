import type { GlobalConfig } from 'payload'
import { formSettings } from '#features/enquiries/enquiries/cms.ts'
import { financeSettings } from '#features/finance/finance/cms.ts'
import { ownershipCosts } from '#features/finance/ownership-costs/cms.ts'
import { cookieNotice } from '#features/people/consent/cms.ts'
import { privacySettings } from '#features/people/privacy/cms.ts'
import { footer, header } from '#features/site/navigation/cms.ts'
import { siteSettings } from '#features/site/site-settings/cms.ts'
import { withOptionalTranslations } from '#platform/fields/translatable.ts'
import { withRequiredTargets } from '#platform/references/guarded.ts'
import { withEditorVisibility } from './admin/menu.ts'
import { withSafeSavingOfGlobal } from './concurrent-edits/guard.ts'
import { withSaveLanguageOfGlobal } from './translations/save-language.ts'

/** Every global of the CMS, in the order of the menu. Features own them; this list assembles them. */
export const globals: GlobalConfig[] = [
  header,
  footer,
  siteSettings,
  formSettings,
  financeSettings,
  ownershipCosts,
  cookieNotice,
  privacySettings,
]
  .map(withEditorVisibility)
  .map(withOptionalTranslations)
  .map(withRequiredTargets)
  .map(withSafeSavingOfGlobal)
  .map(withSaveLanguageOfGlobal)
