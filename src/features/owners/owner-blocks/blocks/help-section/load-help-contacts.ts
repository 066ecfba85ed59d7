import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { ContactSettings } from '#features/site/site-settings/index.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'

/** The telephone numbers and the e-mail address that owners need; null values are not displayed. */
export type HelpContacts = Pick<
  ContactSettings,
  'tollFree' | 'international' | 'roadsideAssistance' | 'supportEmail'
>

/** Loads the telephone numbers and the e-mail address of the settings; empty when none is set. */
export function loadHelpContacts(): Promise<Live<HelpContacts>> {
  return readLive('helpSection', async () => {
    const { tollFree, international, roadsideAssistance, supportEmail } = (await siteSettings()).contact
    const contacts = { tollFree, international, roadsideAssistance, supportEmail }
    return Object.values(contacts).some(Boolean) ? contacts : null
  })
}
