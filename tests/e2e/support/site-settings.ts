import { type APIRequestContext, expect } from '@playwright/test'

type Settings = { readonly addresses: object; readonly switches: object }

const address = '/api/globals/site-settings?depth=0'

/**
 * Saves settings of the whole site, as a signed-in editor. For site-wide tests only, because every page changes.
 *
 * @returns a function that restores the settings
 */
export async function saveSiteSettings(
  request: APIRequestContext,
  change: Partial<Settings>,
): Promise<() => Promise<void>> {
  const { addresses, switches } = (await (await request.get(address)).json()) as Settings
  const save = async (data: object) => {
    const response = await request.post(address, { data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await save({
    addresses: { ...addresses, ...change.addresses },
    switches: { ...switches, ...change.switches },
  })
  return () => save({ addresses, switches })
}
